import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second protection of history (D19); the first are the roles' grants. Triggers apply to the tables' owner as
 * well, and the running service can't switch them off, since it owns nothing.
 */
export class AppendOnly1795820401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION recusa_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% on % is refused: rows are only added', TG_OP, TG_TABLE_NAME USING ERRCODE = '42501';
      END $$`);
    await runner.query(`
      CREATE FUNCTION apaga_so_quem_pode() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_user <> 'proposals_erasure' THEN
          RAISE EXCEPTION 'DELETE on % is the erasure role''s alone', TG_TABLE_NAME USING ERRCODE = '42501';
        END IF;
        RETURN NULL;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION apaga_so_quem_pode()');
    await runner.query('DROP FUNCTION recusa_mudanca()');
  }
}
