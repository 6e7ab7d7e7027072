import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of people's own data (D37): the job, and the zip in pieces of at most 1 MB. */
export class Exports1795820423000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exports (
        id uuid CONSTRAINT exports_pkey PRIMARY KEY,
        user_id uuid NOT NULL,
        situacao text NOT NULL DEFAULT 'preparando'
          CONSTRAINT exports_situacao CHECK (situacao IN ('preparando', 'pronto', 'falhou')),
        bytes bigint NOT NULL DEFAULT 0,
        pedacos integer NOT NULL DEFAULT 0,
        tentativas integer NOT NULL DEFAULT 0,
        tentar_em timestamptz NOT NULL DEFAULT agora(),
        criado_em timestamptz NOT NULL DEFAULT agora(),
        pronto_em timestamptz,
        CONSTRAINT exports_pronto CHECK ((situacao = 'pronto') = (pronto_em IS NOT NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX exports_um_por_vez ON exports (user_id) WHERE situacao = 'preparando'`,
    );
    await runner.query('CREATE INDEX exports_do_dono ON exports (user_id, criado_em)');
    await runner.query(`
      CREATE TABLE export_chunks (
        export_id uuid NOT NULL CONSTRAINT export_chunks_export REFERENCES exports (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        conteudo bytea NOT NULL,
        CONSTRAINT export_chunks_pkey PRIMARY KEY (export_id, seq),
        CONSTRAINT export_chunks_tamanho CHECK (octet_length(conteudo) <= 1048576)
      )`);
    // compressed already: compressing again would only cost time
    await runner.query('ALTER TABLE export_chunks ALTER COLUMN conteudo SET STORAGE EXTERNAL');
    await runner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON exports TO proposals_app');
    await runner.query('GRANT SELECT, INSERT, DELETE ON export_chunks TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE export_chunks');
    await runner.query('DROP TABLE exports');
  }
}
