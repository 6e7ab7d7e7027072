import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when a password is proven to belong to the mailbox's owner (D11). Unknown for existing passwords: the next
 * sign-in with Google that joins such an account deletes them, and an email says how to set one again.
 */
export class KnowWhoseAPasswordIs1795818500000 implements MigrationInterface {
  name = 'KnowWhoseAPasswordIs1795818500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users ADD COLUMN senha_provada_em timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users DROP COLUMN senha_provada_em`);
  }
}
