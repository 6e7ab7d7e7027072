import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images under the SHA-256 of their bytes (D24). The service adds and reads; the image of a hash never changes. */
export class Assets1795820410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE assets (
        hash bytea CONSTRAINT assets_pkey PRIMARY KEY,
        tipo text NOT NULL CONSTRAINT assets_tipo CHECK (tipo IN ('png', 'jpeg')),
        conteudo bytea NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT assets_hash CHECK (hash = sha256(conteudo))
      )`);
    // compressed already: compressing again would only cost time
    await runner.query('ALTER TABLE assets ALTER COLUMN conteudo SET STORAGE EXTERNAL');
    await runner.query('GRANT SELECT, INSERT ON assets TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE assets');
  }
}
