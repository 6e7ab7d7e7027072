import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The schema's clock (D3) and the users (D7, D9, D12). */
export class CreateUsers1795818000000 implements MigrationInterface {
  name = 'CreateUsers1795818000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`GRANT SELECT ON identity.migrations TO identity_app`);
    await runner.query(`
      CREATE FUNCTION identity.agora() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
        SELECT date_trunc('milliseconds', clock_timestamp()
          + coalesce(nullif(current_setting('acordo.clock_shift', true), ''), '0')::interval)
      $$`);
    await runner.query(`
      CREATE TABLE identity.users (
        id uuid CONSTRAINT users_pkey PRIMARY KEY,
        nome text NOT NULL,
        email text NOT NULL,
        email_normalizado text NOT NULL CONSTRAINT users_email_normalizado_key UNIQUE,
        senha_hash text,
        email_confirmado_em timestamptz,
        provider text NOT NULL DEFAULT 'email' CONSTRAINT users_provider_check CHECK (provider IN ('email', 'google')),
        plano text NOT NULL DEFAULT 'gratuito'
          CONSTRAINT users_plano_check CHECK (plano IN ('gratuito', 'mensal', 'anual')),
        unlimited_proposals boolean NOT NULL DEFAULT false,
        is_admin boolean NOT NULL DEFAULT false,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        ultimo_login timestamptz
      )`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON identity.users TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.users`);
    await runner.query(`DROP FUNCTION identity.agora()`);
  }
}
