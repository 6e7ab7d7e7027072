import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One-time tokens of links in emails about accounts (D7, D30): a token is looked up by its hash; the token itself is
 * stored encrypted, until its email was sent and the token is used, replaced or expired.
 */
export class AccountTokens1795818100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.account_tokens (
        id uuid CONSTRAINT account_tokens_pkey PRIMARY KEY,
        user_id uuid NOT NULL
          CONSTRAINT account_tokens_user_id_fkey REFERENCES identity.users (id) ON DELETE CASCADE,
        tipo text NOT NULL CONSTRAINT account_tokens_tipo_check CHECK (tipo IN ('confirmar-email', 'nova-senha')),
        email_normalizado text NOT NULL,
        token_hash bytea NOT NULL CONSTRAINT account_tokens_token_hash_key UNIQUE,
        token_cifrado bytea,
        chave_id text NOT NULL,
        criado_em timestamptz NOT NULL,
        expira_em timestamptz NOT NULL,
        encerrado_em timestamptz,
        usado boolean NOT NULL DEFAULT false
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX account_tokens_vivo ON identity.account_tokens (user_id, tipo) WHERE encerrado_em IS NULL`,
    );
    await runner.query(`CREATE INDEX account_tokens_expira_em_idx ON identity.account_tokens (expira_em)`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON identity.account_tokens TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.account_tokens`);
  }
}
