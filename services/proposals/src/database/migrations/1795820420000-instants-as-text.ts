import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An instant as it leaves (D3): UTC, milliseconds, `Z`. Postgres by itself writes `+00:00` and drops zeros. */
export class InstantsAsText1795820420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION instante(em timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT to_char(em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION instante(timestamptz)');
  }
}
