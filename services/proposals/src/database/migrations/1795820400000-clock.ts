import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One clock (D3) and the two functions that use it, so that statements do not repeat them. */
export class Clock1795820400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION agora() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
        SELECT date_trunc('milliseconds', clock_timestamp()
          + coalesce(nullif(current_setting('acordo.clock_shift', true), ''), '0')::interval)
      $$`);
    // D15: the last second is 23:59:59, in which the link is still valid.
    await runner.query(`
      CREATE FUNCTION link_acabou(fim timestamptz) RETURNS boolean LANGUAGE sql VOLATILE AS $$
        SELECT coalesce(proposals.agora() >= fim + interval '1 second', false)
      $$`);
    // D14: an 'enviado' whose link has ended is an 'expirado', whether or not that is stored.
    await runner.query(`
      CREATE FUNCTION status_atual(status text, fim timestamptz) RETURNS text LANGUAGE sql VOLATILE AS $$
        SELECT CASE WHEN status = 'enviado' AND proposals.link_acabou(fim) THEN 'expirado' ELSE status END
      $$`);
    // D13: months are São Paulo's.
    await runner.query(`
      CREATE FUNCTION mes_de(instante timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT to_char(instante AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM')
      $$`);
    await runner.query('GRANT SELECT ON migrations TO proposals_app'); // readiness
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION mes_de(timestamptz)');
    await runner.query('DROP FUNCTION status_atual(text, timestamptz)');
    await runner.query('DROP FUNCTION link_acabou(timestamptz)');
    await runner.query('DROP FUNCTION agora()');
  }
}
