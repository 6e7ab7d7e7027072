import { sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { USED_BYTES } from '../used-bytes.js';

const usedStatement = statement('storage-used', sql`SELECT ${USED_BYTES} AS bytes`).returning<{
  bytes: number;
}>();

export const storageUsed = async (db: Queryable, userId: string): Promise<number> =>
  (await one(db, usedStatement, { userId }))?.bytes ?? 0;
