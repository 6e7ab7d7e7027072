import type { DatabaseRole } from './database.js';

interface Clock {
  /** As the superuser. */
  ask: (sql: string) => Promise<unknown>;
  schema: 'identity' | 'proposals';
  role: DatabaseRole;
}

/**
 * The database's clock (D3) is an hour later each time that it is asked, so that a statement's second question shows
 * instead of once in some thousand times. `again` sets it right, the end puts it back.
 */
export async function withAnHourBetweenAnswers(
  { ask, schema, role }: Clock,
  work: (again: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const shifted = `clock_timestamp() + coalesce(nullif(current_setting('acordo.clock_shift', true), ''), '0')::interval`;
  const clock = (now: string) =>
    ask(`CREATE OR REPLACE FUNCTION ${schema}.agora() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
      SELECT date_trunc('milliseconds', ${now}) $$`);
  await ask(`CREATE SEQUENCE ${schema}.asked MINVALUE 0`);
  await ask(`GRANT USAGE ON SEQUENCE ${schema}.asked TO ${role}`);
  await clock(`${shifted} + make_interval(hours => nextval('${schema}.asked')::int)`);
  try {
    await work(() => ask(`SELECT setval('${schema}.asked', 0, false)`));
  } finally {
    await clock(shifted);
    await ask(`DROP SEQUENCE ${schema}.asked`);
  }
}
