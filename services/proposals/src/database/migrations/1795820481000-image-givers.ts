import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who gave an image, and its bytes, for as long as it is kept: what an owner takes up is counted (docs/decisions/0029). Two
 * owners may give the same one. Images from before have no giver and are counted for nobody.
 */
export class ImageGivers1795820481000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asset_givers (
        user_id uuid NOT NULL,
        hash bytea NOT NULL CONSTRAINT asset_givers_asset REFERENCES assets (hash) ON DELETE CASCADE,
        bytes integer NOT NULL,
        em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT asset_givers_pkey PRIMARY KEY (user_id, hash)
      )`);
    await runner.query('CREATE INDEX asset_givers_hash ON asset_givers (hash)');
    await runner.query('GRANT SELECT, INSERT, DELETE ON asset_givers TO proposals_app');
    // Messages that were settled long ago, and events that had their effect, are of no use to anybody.
    await runner.query('GRANT DELETE ON outbox TO proposals_app');
    await runner.query(`CREATE INDEX outbox_resolvido ON outbox (resolvido_em) WHERE status = 'sent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_resolvido');
    await runner.query('REVOKE DELETE ON outbox FROM proposals_app');
    await runner.query('DROP TABLE asset_givers');
  }
}
