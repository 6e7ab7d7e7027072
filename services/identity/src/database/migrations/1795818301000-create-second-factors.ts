import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators' second factor (D33): seed, recovery codes, and sign-ins that wait for a code. */
export class CreateSecondFactors1795818301000 implements MigrationInterface {
  name = 'CreateSecondFactors1795818301000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.admin_second_factors (
        admin_id uuid CONSTRAINT admin_second_factors_pkey PRIMARY KEY
          CONSTRAINT admin_second_factors_admin_id_fkey REFERENCES identity.admins (id) ON DELETE CASCADE,
        semente_cifrada bytea NOT NULL,
        chave_id text NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        ligado_em timestamptz,
        ultimo_passo bigint NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE identity.admin_recovery_codes (
        admin_id uuid NOT NULL
          CONSTRAINT admin_recovery_codes_admin_id_fkey REFERENCES identity.admins (id) ON DELETE CASCADE,
        codigo_hmac bytea NOT NULL,
        usado_em timestamptz,
        CONSTRAINT admin_recovery_codes_pkey PRIMARY KEY (admin_id, codigo_hmac)
      )`);
    await runner.query(`
      CREATE TABLE identity.admin_challenges (
        token_hash bytea CONSTRAINT admin_challenges_pkey PRIMARY KEY,
        admin_id uuid NOT NULL
          CONSTRAINT admin_challenges_admin_id_fkey REFERENCES identity.admins (id) ON DELETE CASCADE,
        tentativas smallint NOT NULL DEFAULT 0,
        expira_em timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX admin_challenges_admin_id_idx ON identity.admin_challenges (admin_id)`);
    await runner.query(
      `CREATE INDEX admin_challenges_expira_em_idx ON identity.admin_challenges (expira_em)`,
    );
    await runner.query(`
      GRANT SELECT, INSERT, UPDATE, DELETE
      ON identity.admin_second_factors, identity.admin_recovery_codes, identity.admin_challenges TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.admin_challenges`);
    await runner.query(`DROP TABLE identity.admin_recovery_codes`);
    await runner.query(`DROP TABLE identity.admin_second_factors`);
  }
}
