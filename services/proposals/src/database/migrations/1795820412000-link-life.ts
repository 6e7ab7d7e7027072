import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled work on links: their end, the reminder before it (D29), and who looked (D20). */
export class LinkLife1795820412000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The deadlines are columns of the link, not of the proposal: a signature changes no column of an index here, and
    // a new link gets a reminder of its own.
    await runner.query(`
      ALTER TABLE proposal_links
        ADD COLUMN lembrado_em timestamptz,
        ADD COLUMN acabou_em timestamptz,
        ADD COLUMN vista_em timestamptz,
        ADD COLUMN vistas_dia date,
        ADD COLUMN vistas_do_dia integer NOT NULL DEFAULT 0`);
    await runner.query(`CREATE INDEX proposal_links_a_lembrar ON proposal_links (expira_em)
      WHERE encerrado_em IS NULL AND lembrado_em IS NULL AND acabou_em IS NULL`);
    await runner.query(`CREATE INDEX proposal_links_a_acabar ON proposal_links (expira_em)
      WHERE encerrado_em IS NULL AND acabou_em IS NULL`);
    await runner.query(`
      CREATE FUNCTION hoje() RETURNS date LANGUAGE sql VOLATILE AS $$
        SELECT (proposals.agora() AT TIME ZONE 'America/Sao_Paulo')::date
      $$`);
    // Deleted after its day, so that visitors' hashes cannot be recomputed.
    await runner.query(`
      CREATE TABLE view_salts (
        dia date CONSTRAINT view_salts_pkey PRIMARY KEY,
        sal bytea NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE link_visits (
        dia date NOT NULL,
        link_id uuid NOT NULL,
        visitante bytea NOT NULL,
        vista_em timestamptz NOT NULL,
        CONSTRAINT link_visits_pkey PRIMARY KEY (dia, link_id, visitante)
      )`);
    for (const table of ['view_salts', 'link_visits'])
      await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO proposals_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE link_visits');
    await runner.query('DROP TABLE view_salts');
    await runner.query('DROP FUNCTION hoje()');
    await runner.query(`
      ALTER TABLE proposal_links DROP COLUMN lembrado_em, DROP COLUMN acabou_em, DROP COLUMN vista_em,
        DROP COLUMN vistas_dia, DROP COLUMN vistas_do_dia`);
  }
}
