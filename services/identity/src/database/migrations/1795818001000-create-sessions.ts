import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users' sessions (D8). They are deleted with their user. */
export class CreateSessions1795818001000 implements MigrationInterface {
  name = 'CreateSessions1795818001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.sessions (
        id uuid CONSTRAINT sessions_pkey PRIMARY KEY,
        token_hash bytea NOT NULL CONSTRAINT sessions_token_hash_key UNIQUE,
        user_id uuid NOT NULL
          CONSTRAINT sessions_user_id_fkey REFERENCES identity.users (id) ON DELETE CASCADE,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        usado_em timestamptz NOT NULL DEFAULT identity.agora(),
        expira_em timestamptz NOT NULL,
        limite_em timestamptz NOT NULL,
        ip text NOT NULL,
        user_agent text NOT NULL,
        CONSTRAINT sessions_ends_check CHECK (expira_em <= limite_em)
      )`);
    await runner.query(`CREATE INDEX sessions_user_id_idx ON identity.sessions (user_id)`);
    await runner.query(`CREATE INDEX sessions_expira_em_idx ON identity.sessions (expira_em)`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON identity.sessions TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.sessions`);
  }
}
