import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The layout in which a signed PDF was first rendered, for as long as its signature is kept: so both parties later have the
 * same document (docs/decisions/0026).
 */
export class PdfLayouts1795820460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pdf_layouts (
        codigo text CONSTRAINT pdf_layouts_pkey PRIMARY KEY
          CONSTRAINT pdf_layouts_signature REFERENCES signatures (codigo) ON UPDATE CASCADE ON DELETE CASCADE,
        layout text NOT NULL,
        em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT pdf_layouts_layout CHECK (layout IN ('template', 'plain'))
      )`);
    await runner.query('GRANT SELECT, INSERT ON pdf_layouts TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pdf_layouts');
  }
}
