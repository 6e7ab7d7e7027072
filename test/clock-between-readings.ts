import type { DatabaseRole } from './database.js';

interface Clock {
  /** As the superuser; returns the rows. */
  ask: (sql: string) => Promise<{ text?: string }[]>;
  schema: 'identity' | 'proposals';
  role: DatabaseRole;
}

/**
 * Makes the database's clock (D3) an hour later at each reading, so that a second reading in a statement always shows,
 * not once in thousands of runs. `again` resets the clock, the end restores it.
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
