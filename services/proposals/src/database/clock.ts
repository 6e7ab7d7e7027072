import { sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const clockStatement = statement('clock', sql`SELECT agora() AS now`).returning<{ now: Date }>();

/** The database's clock (D3): the only one that decides rules. */
export async function databaseNow(db: Queryable): Promise<Date> {
  const row = await one(db, clockStatement);
  if (!row) throw new Error('the database has no clock');
  return row.now;
}
