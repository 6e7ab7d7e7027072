import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The two functions of the clock, for a given instant: a statement that decides by the clock and stores the instant
 * must read it once. Two readings can be a millisecond apart, so that a signature's own instant is after the end.
 */
export class OneInstant1795820426000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION link_acabou(fim timestamptz, instante timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT coalesce(instante >= fim + interval '1 second', false)
      $$`);
    await runner.query(`
      CREATE FUNCTION status_atual(status text, fim timestamptz, instante timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN status = 'enviado' AND proposals.link_acabou(fim, instante) THEN 'expirado' ELSE status END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION status_atual(text, timestamptz, timestamptz)');
    await runner.query('DROP FUNCTION link_acabou(timestamptz, timestamptz)');
  }
}
