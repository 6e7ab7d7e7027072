import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a mail server refuses an account's address: its user is notified in the app, since no email arrives there. */
export class RememberRefusedAddresses1795818550000 implements MigrationInterface {
  name = 'RememberRefusedAddresses1795818550000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.users ADD COLUMN email_recusado_em timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.users DROP COLUMN email_recusado_em');
  }
}
