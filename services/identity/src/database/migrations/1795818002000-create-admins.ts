import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators and their sessions (D8, D32), apart from users. */
export class CreateAdmins1795818002000 implements MigrationInterface {
  name = 'CreateAdmins1795818002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.admins (
        id uuid CONSTRAINT admins_pkey PRIMARY KEY,
        email text NOT NULL,
        email_normalizado text NOT NULL CONSTRAINT admins_email_normalizado_key UNIQUE,
        senha_hash text NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        ultimo_login timestamptz
      )`);
    await runner.query(`
      CREATE TABLE identity.admin_sessions (
        id uuid CONSTRAINT admin_sessions_pkey PRIMARY KEY,
        token_hash bytea NOT NULL CONSTRAINT admin_sessions_token_hash_key UNIQUE,
        admin_id uuid NOT NULL
          CONSTRAINT admin_sessions_admin_id_fkey REFERENCES identity.admins (id) ON DELETE CASCADE,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        usado_em timestamptz NOT NULL DEFAULT identity.agora(),
        expira_em timestamptz NOT NULL,
        limite_em timestamptz NOT NULL,
        ip text NOT NULL,
        user_agent text NOT NULL,
        CONSTRAINT admin_sessions_ends_check CHECK (expira_em <= limite_em)
      )`);
    await runner.query(`CREATE INDEX admin_sessions_admin_id_idx ON identity.admin_sessions (admin_id)`);
    await runner.query(`CREATE INDEX admin_sessions_expira_em_idx ON identity.admin_sessions (expira_em)`);
    await runner.query(
      `GRANT SELECT, INSERT, UPDATE, DELETE ON identity.admins, identity.admin_sessions TO identity_app`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.admin_sessions`);
    await runner.query(`DROP TABLE identity.admins`);
  }
}
