import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every image is in doubt from its upload on, so that one that nobody saves goes as well; those from before are now. */
export class DoubtNewImages1795820425000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE asset_doubts ADD COLUMN desde timestamptz NOT NULL DEFAULT agora()');
    await runner.query(
      'INSERT INTO asset_doubts (hash) SELECT hash FROM assets ON CONFLICT (hash) DO NOTHING',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE asset_doubts DROP COLUMN desde');
  }
}
