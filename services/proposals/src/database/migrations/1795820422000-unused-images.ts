import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Images that erased rows named (D24, D37): each may still be named by somebody else's, so all rows are searched before it is deleted.
 * `usado_em` is set by code that is about to name an image, so that it is not deleted in between.
 */
export class UnusedImages1795820422000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE assets ADD COLUMN usado_em timestamptz NOT NULL DEFAULT agora()');
    await runner.query('GRANT UPDATE (usado_em) ON assets TO proposals_app');
    await runner.query(`
      CREATE TABLE asset_doubts (
        hash bytea CONSTRAINT asset_doubts_pkey PRIMARY KEY,
        sem_uso_em timestamptz
      )`);
    await runner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON asset_doubts TO proposals_app');
    await runner.query('GRANT SELECT, DELETE ON asset_doubts TO proposals_erasure');
    await runner.query('GRANT SELECT (hash, usado_em), DELETE ON assets TO proposals_erasure');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('REVOKE ALL ON assets FROM proposals_erasure');
    await runner.query('DROP TABLE asset_doubts');
    await runner.query('ALTER TABLE assets DROP COLUMN usado_em');
  }
}
