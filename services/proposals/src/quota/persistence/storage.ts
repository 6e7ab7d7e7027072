import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { usedBytes } from '../used-bytes.js';

const usedStatement = statement('storage-used', `SELECT ${usedBytes('$1')} AS bytes`);

export const storageUsed = async (db: Queryable, userId: string): Promise<number> =>
  (await one<{ bytes: number }>(db, usedStatement, [userId]))?.bytes ?? 0;
