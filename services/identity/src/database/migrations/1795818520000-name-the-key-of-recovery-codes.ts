import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A recovery code is kept as HMAC and can't be made anew with another key: so that an operator knows when an old key may go,
 * each says which key it needs (docs/decisions/0022). Of those that are there nobody knows.
 */
export class NameTheKeyOfRecoveryCodes1795818520000 implements MigrationInterface {
  name = 'NameTheKeyOfRecoveryCodes1795818520000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.admin_recovery_codes ADD COLUMN chave_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.admin_recovery_codes DROP COLUMN chave_id');
  }
}
