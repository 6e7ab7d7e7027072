import type { DatabaseRole } from './database.js';

interface Clock {
  /** As the superuser; answers the rows. */
  ask: (sql: string) => Promise<{ text?: string }[]>;
  schema: 'identity' | 'proposals';
  role: DatabaseRole;
}

/**
 * The database's clock (D3) is an hour later each time that it is asked, so that a statement's second question shows
 * instead of once in some thousand times. `again` sets it right, the end puts it back.
 */
export async function withAnHourBetweenReadings(
  { ask, schema, role }: Clock,
  work: (again: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const [row] = await ask(`SELECT pg_get_functiondef('${schema}.agora()'::regprocedure) AS text`);
  const clock = row?.text ?? '';
  await ask(clock.replace(`${schema}.agora()`, `${schema}.really_now()`));
  await ask(`CREATE SEQUENCE ${schema}.asked MINVALUE 0`);
  await ask(`GRANT USAGE ON SEQUENCE ${schema}.asked TO ${role}`);
  await ask(`CREATE OR REPLACE FUNCTION ${schema}.agora() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT ${schema}.really_now() + make_interval(hours => nextval('${schema}.asked')::int) $$`);
  try {
    await work(() => ask(`SELECT setval('${schema}.asked', 0, false)`));
  } finally {
    await ask(clock);
    await ask(`DROP SEQUENCE ${schema}.asked`);
    await ask(`DROP FUNCTION ${schema}.really_now()`);
  }
}
