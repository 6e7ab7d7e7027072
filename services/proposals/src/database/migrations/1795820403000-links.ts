import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public links (D15): looked up by hash, encrypted while they are valid, and what they have shown (D17). */
export class Links1795820403000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposal_links (
        id uuid CONSTRAINT proposal_links_pkey PRIMARY KEY,
        proposal_id uuid NOT NULL CONSTRAINT proposal_links_proposal REFERENCES proposals (id),
        token_hash bytea NOT NULL CONSTRAINT proposal_links_token_hash_key UNIQUE,
        token_cifrado bytea,
        chave_id text NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT agora(),
        expira_em timestamptz NOT NULL,
        encerrado_em timestamptz,
        motivo text,
        hash_mostrado bytea,
        varios_hashes boolean NOT NULL DEFAULT false,
        CONSTRAINT proposal_links_motivo CHECK (motivo IN ('revogado', 'substituido', 'excluido')),
        CONSTRAINT proposal_links_encerrado
          CHECK ((encerrado_em IS NULL) = (motivo IS NULL) AND (encerrado_em IS NULL) = (token_cifrado IS NOT NULL))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX proposal_links_vivo ON proposal_links (proposal_id) WHERE encerrado_em IS NULL',
    );
    await runner.query('CREATE INDEX proposal_links_proposal_id ON proposal_links (proposal_id)');
    await runner.query('GRANT SELECT, INSERT, UPDATE ON proposal_links TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposal_links');
  }
}
