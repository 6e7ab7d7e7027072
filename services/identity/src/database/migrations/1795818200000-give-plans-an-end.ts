import type { MigrationInterface, QueryRunner } from 'typeorm';

/** D12: a paid plan ends by the clock, whether or not the payment provider's last event has arrived. */
export class GivePlansAnEnd1795818200000 implements MigrationInterface {
  name = 'GivePlansAnEnd1795818200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users ADD COLUMN plano_ate timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users DROP COLUMN plano_ate`);
  }
}
