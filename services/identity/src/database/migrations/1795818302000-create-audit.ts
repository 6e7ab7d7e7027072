import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What administrators changed (D34). The service may add and read, nothing else: not even its owner can change an entry.
 * The values are in a separate table, so that those of an erased user can be deleted (D37) while the record of the change stays.
 * No foreign key to the accounts: an entry stays after they are deleted.
 */
export class CreateAudit1795818302000 implements MigrationInterface {
  name = 'CreateAudit1795818302000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.audit_log (
        id uuid CONSTRAINT audit_log_pkey PRIMARY KEY,
        em timestamptz NOT NULL DEFAULT identity.agora(),
        quem_id uuid,
        quem text NOT NULL,
        acao text NOT NULL,
        alvo_tipo text NOT NULL CONSTRAINT audit_log_alvo_tipo_check CHECK (alvo_tipo IN ('usuario', 'administrador')),
        alvo_id uuid NOT NULL,
        ip text NOT NULL,
        porta integer NOT NULL
      )`);
    await runner.query(`CREATE INDEX audit_log_em_id_idx ON identity.audit_log (em, id)`);
    await runner.query(`
      CREATE TABLE identity.audit_details (
        audit_id uuid CONSTRAINT audit_details_pkey PRIMARY KEY
          CONSTRAINT audit_details_audit_id_fkey REFERENCES identity.audit_log (id),
        antes jsonb NOT NULL,
        depois jsonb NOT NULL
      )`);
    await runner.query(`
      CREATE FUNCTION identity.recusa_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% on % is refused: rows are only added', TG_OP, TG_TABLE_NAME USING ERRCODE = '42501';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_log_so_cresce BEFORE UPDATE OR DELETE OR TRUNCATE ON identity.audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION identity.recusa_mudanca()`);
    await runner.query(`
      CREATE TRIGGER audit_details_nao_muda BEFORE UPDATE OR TRUNCATE ON identity.audit_details
      FOR EACH STATEMENT EXECUTE FUNCTION identity.recusa_mudanca()`);
    // The only way to delete values: as the owner, and only of erased users.
    await runner.query(`
      CREATE FUNCTION identity.apaga_auditoria_de_ausentes() RETURNS integer
      LANGUAGE sql SECURITY DEFINER SET search_path = identity, pg_temp AS $$
        WITH gone AS (
          DELETE FROM audit_details d USING audit_log l
          WHERE l.id = d.audit_id AND l.alvo_tipo = 'usuario'
            AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = l.alvo_id)
          RETURNING 1)
        SELECT count(*)::int FROM gone
      $$`);
    await runner.query(`REVOKE EXECUTE ON FUNCTION identity.apaga_auditoria_de_ausentes() FROM PUBLIC`);
    await runner.query(`GRANT EXECUTE ON FUNCTION identity.apaga_auditoria_de_ausentes() TO identity_app`);
    await runner.query(`GRANT SELECT, INSERT ON identity.audit_log, identity.audit_details TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION identity.apaga_auditoria_de_ausentes()`);
    await runner.query(`DROP TABLE identity.audit_details`);
    await runner.query(`DROP TABLE identity.audit_log`);
    await runner.query(`DROP FUNCTION identity.recusa_mudanca()`);
  }
}
