import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A recovery code is stored as HMAC and can't be made again with another key: each row has the key that it needs, so that an
 * operator sees when an old key can be removed (docs/decisions/0022). Unknown for existing codes.
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
