import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients decided (D18). Because of the unique constraints even a fault cannot store two decisions. */
export class Decisions1795820405000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE snapshots (
        hash bytea CONSTRAINT snapshots_pkey PRIMARY KEY,
        conteudo bytea NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT snapshots_hash CHECK (hash = sha256(conteudo))
      )`);
    await runner.query(`
      CREATE TABLE decisions (
        id uuid CONSTRAINT decisions_pkey PRIMARY KEY,
        proposal_id uuid NOT NULL CONSTRAINT decisions_proposal REFERENCES proposals (id),
        link_id uuid NOT NULL CONSTRAINT decisions_link_id_key UNIQUE
          CONSTRAINT decisions_link REFERENCES proposal_links (id),
        tipo text NOT NULL,
        evento_seq integer NOT NULL,
        em timestamptz NOT NULL,
        CONSTRAINT decisions_tipo CHECK (tipo IN ('assinatura', 'recusa'))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX decisions_uma_assinatura ON decisions (proposal_id) WHERE tipo = 'assinatura'`,
    );
    await runner.query(`
      CREATE TABLE signatures (
        decision_id uuid CONSTRAINT signatures_pkey PRIMARY KEY
          CONSTRAINT signatures_decision REFERENCES decisions (id),
        proposal_id uuid NOT NULL,
        link_id uuid NOT NULL,
        versao integer NOT NULL,
        nome text NOT NULL,
        email text NOT NULL,
        ip text NOT NULL,
        porta integer NOT NULL,
        user_agent text NOT NULL,
        conteudo_hash bytea NOT NULL CONSTRAINT signatures_snapshot REFERENCES snapshots (hash),
        consentimento_versao text NOT NULL,
        codigo text NOT NULL CONSTRAINT signatures_codigo_key UNIQUE,
        em timestamptz NOT NULL,
        CONSTRAINT signatures_codigo CHECK (codigo ~ '^[0-9A-HJKMNP-TV-Z]{16}$')
      )`);
    for (const table of ['snapshots', 'decisions', 'signatures']) {
      await runner.query(`CREATE TRIGGER ${table}_so_cresce BEFORE UPDATE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
      await runner.query(`GRANT SELECT, INSERT ON ${table} TO proposals_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['signatures', 'decisions', 'snapshots']) await runner.query(`DROP TABLE ${table}`);
  }
}
