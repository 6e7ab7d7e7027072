import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every image is a candidate for deletion from its upload on, so that unsaved ones are deleted too; existing ones are from now on. */
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
