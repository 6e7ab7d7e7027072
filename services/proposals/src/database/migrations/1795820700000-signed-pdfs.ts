import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The PDF of a signature, stored as it was first rendered (P110), and the edition of the templates that were valid when it was signed
 * (P111): those of earlier releases are the first, also those that a copy of the earlier release still stores.
 */
export class SignedPdfs1795820700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signatures ADD COLUMN edicao integer NOT NULL DEFAULT 1');
    await runner.query(`
      CREATE TABLE signed_pdfs (
        decision_id uuid CONSTRAINT signed_pdfs_pkey PRIMARY KEY
          CONSTRAINT signed_pdfs_signature REFERENCES signatures (decision_id),
        hash bytea NOT NULL,
        conteudo bytea NOT NULL,
        em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT signed_pdfs_hash CHECK (hash = sha256(conteudo))
      )`);
    // A PDF is compressed already.
    await runner.query('ALTER TABLE signed_pdfs ALTER COLUMN conteudo SET STORAGE EXTERNAL');
    await runner.query(`CREATE TRIGGER signed_pdfs_so_cresce BEFORE UPDATE OR TRUNCATE ON signed_pdfs
      FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
    await runner.query(`CREATE TRIGGER signed_pdfs_apaga BEFORE DELETE ON signed_pdfs
      FOR EACH STATEMENT EXECUTE FUNCTION apaga_so_quem_pode()`);
    await runner.query('GRANT SELECT, INSERT ON signed_pdfs TO proposals_app');
    // Deleted with its signature (D37), which is all that this role learns of it.
    await runner.query('GRANT DELETE ON signed_pdfs TO proposals_erasure');
    await runner.query('GRANT SELECT (decision_id) ON signed_pdfs TO proposals_erasure');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signed_pdfs');
    await runner.query('ALTER TABLE signatures DROP COLUMN edicao');
  }
}
