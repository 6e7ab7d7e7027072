import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who asked for a new password (D7): written before the answer, for addresses with and without an account alike, and gone as
 * soon as the mail is in the outbox or turned out to be nobody's.
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
