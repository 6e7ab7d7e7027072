import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The end of accounts and of signed records (D37): what waits for the erasure role, and what that role may delete. */
export class AccountEnd1795820421000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_closures (
        user_id uuid CONSTRAINT account_closures_pkey PRIMARY KEY,
        fechada_em timestamptz NOT NULL,
        apagar_em timestamptz NOT NULL,
        apagado_em timestamptz,
        informado_em timestamptz,
        CONSTRAINT account_closures_ordem CHECK (informado_em IS NULL OR apagado_em IS NOT NULL)
      )`);
    await runner.query(
      'CREATE INDEX account_closures_a_fazer ON account_closures (apagar_em) WHERE informado_em IS NULL',
    );
    await runner.query('GRANT SELECT, INSERT, UPDATE ON account_closures TO proposals_app');
    await runner.query('GRANT DELETE ON company_settings, quota_counters TO proposals_app');

    // A signed record of a closed account loses only its versions; one whose years are over loses everything.
    await runner.query(`
      ALTER TABLE proposals ADD COLUMN apagar_versoes boolean NOT NULL DEFAULT false,
        ADD COLUMN apagar_registro boolean NOT NULL DEFAULT false`);
    await runner.query('DROP INDEX proposals_a_apagar');
    await runner.query(
      'CREATE INDEX proposals_a_apagar ON proposals (id) WHERE apagar_detalhes OR apagar_versoes OR apagar_registro',
    );
    await runner.query('GRANT SELECT (apagar_versoes, apagar_registro) ON proposals TO proposals_erasure');
    await runner.query('GRANT UPDATE (apagar_versoes, apagar_registro) ON proposals TO proposals_erasure');
    await runner.query('CREATE INDEX signatures_em ON signatures (em)');
    for (const table of ['signatures', 'decisions', 'snapshots']) {
      await runner.query(`CREATE TRIGGER ${table}_apaga BEFORE DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION apaga_so_quem_pode()`);
      await runner.query(`GRANT DELETE ON ${table} TO proposals_erasure`);
    }
    await runner.query('GRANT SELECT (id, proposal_id, tipo) ON decisions TO proposals_erasure');
    await runner.query('GRANT SELECT (decision_id, conteudo_hash) ON signatures TO proposals_erasure');
    await runner.query('GRANT SELECT (hash) ON snapshots TO proposals_erasure');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['signatures', 'decisions', 'snapshots']) {
      await runner.query(`REVOKE ALL ON ${table} FROM proposals_erasure`);
      await runner.query(`DROP TRIGGER ${table}_apaga ON ${table}`);
    }
    await runner.query('DROP INDEX signatures_em');
    await runner.query('DROP INDEX proposals_a_apagar');
    await runner.query('ALTER TABLE proposals DROP COLUMN apagar_versoes, DROP COLUMN apagar_registro');
    await runner.query('CREATE INDEX proposals_a_apagar ON proposals (id) WHERE apagar_detalhes');
    await runner.query('REVOKE DELETE ON company_settings, quota_counters FROM proposals_app');
    await runner.query('DROP TABLE account_closures');
  }
}
