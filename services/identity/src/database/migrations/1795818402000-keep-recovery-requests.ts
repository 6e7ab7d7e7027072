import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests for a new password (D7): written before the response, for addresses with and without an account alike, and deleted as
 * soon as the email is in the outbox or no account was found.
 */
export class KeepRecoveryRequests1795818402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.recovery_requests (
        id uuid CONSTRAINT recovery_requests_pkey PRIMARY KEY,
        email_normalizado text NOT NULL,
        ip text NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT identity.agora()
      )`);
    await runner.query('GRANT SELECT, INSERT, DELETE ON identity.recovery_requests TO identity_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE identity.recovery_requests');
  }
}
