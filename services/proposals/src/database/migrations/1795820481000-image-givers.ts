import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who uploaded an image, and its bytes, for as long as it is stored, to count an owner's storage (docs/decisions/0029). Two
 * owners may upload the same one. Older images have no uploader and are not counted.
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
    // Messages that were sent long ago are no longer needed. The service may still delete no rows: the function deletes only those.
    await runner.query(`
      CREATE FUNCTION proposals.esquece_enviadas() RETURNS integer LANGUAGE plpgsql VOLATILE
      SECURITY DEFINER SET search_path = proposals, pg_temp AS $$
      DECLARE esquecidas integer;
      BEGIN
        DELETE FROM outbox WHERE id IN (
          SELECT id FROM outbox WHERE status = 'sent' AND resolvido_em < agora() - interval '30 days'
          ORDER BY resolvido_em LIMIT 5000);
        GET DIAGNOSTICS esquecidas = ROW_COUNT;
        RETURN esquecidas;
      END $$`);
    await runner.query('REVOKE ALL ON FUNCTION esquece_enviadas() FROM PUBLIC');
    await runner.query('GRANT EXECUTE ON FUNCTION esquece_enviadas() TO proposals_app');
    await runner.query(`CREATE INDEX outbox_resolvido ON outbox (resolvido_em) WHERE status = 'sent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_resolvido');
    await runner.query('DROP FUNCTION esquece_enviadas()');
    await runner.query('DROP TABLE asset_givers');
  }
}
