import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when a password is known to be of whoever has the mailbox (D11). Of the passwords there are nobody knows it: the next
 * sign-in with Google that joins such an account drops them, and its owner is told how to set one again.
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
