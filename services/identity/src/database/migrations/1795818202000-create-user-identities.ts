import type { MigrationInterface, QueryRunner } from 'typeorm';

/** D11: who a user is at an identity provider, and which sign-ins have been finished already. */
export class CreateUserIdentities1795818202000 implements MigrationInterface {
  name = 'CreateUserIdentities1795818202000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.user_identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL
          CONSTRAINT user_identities_user_id_fkey REFERENCES identity.users (id) ON DELETE CASCADE,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        usado_em timestamptz NOT NULL DEFAULT identity.agora(),
        CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject),
        CONSTRAINT user_identities_user_id_issuer_key UNIQUE (user_id, issuer)
      )`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON identity.user_identities TO identity_app`);
    await runner.query(`
      CREATE TABLE identity.used_sign_ins (
        state_hash bytea CONSTRAINT used_sign_ins_pkey PRIMARY KEY,
        usado_em timestamptz NOT NULL DEFAULT identity.agora()
      )`);
    await runner.query(`CREATE INDEX used_sign_ins_usado_em_idx ON identity.used_sign_ins (usado_em)`);
    await runner.query(`GRANT SELECT, INSERT, DELETE ON identity.used_sign_ins TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.used_sign_ins`);
    await runner.query(`DROP TABLE identity.user_identities`);
  }
}
