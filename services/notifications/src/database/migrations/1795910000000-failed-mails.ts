import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators see finally failed emails and send them again, which is audited (D30, D34). */
export class FailedMails1795910000000 implements MigrationInterface {
  readonly name = 'FailedMails1795910000000';

  async up(runner: QueryRunner): Promise<void> {
    await setOutcomes(runner, `'sending', 'sent', 'dead', 'skipped', 'reopening'`);
    await runner.query(
      `CREATE INDEX deliveries_failed_idx ON notifications.deliveries (em, outbox_id) WHERE outcome IN ('dead', 'reopening')`,
    );
    await runner.query(`
      CREATE TABLE notifications.audit_log (
        id uuid CONSTRAINT audit_log_pkey PRIMARY KEY,
        em timestamptz NOT NULL DEFAULT notifications.agora(),
        quem_id uuid NOT NULL,
        quem text NOT NULL,
        outbox_id uuid NOT NULL,
        kind text NOT NULL,
        motivo text NOT NULL,
        ip text NOT NULL,
        porta integer NOT NULL
      )`);
    await runner.query('CREATE INDEX audit_log_em_id_idx ON notifications.audit_log (em, id)');
    await runner.query(`
      CREATE FUNCTION notifications.recusa_mudanca() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% on % is refused: rows are only added', TG_OP, TG_TABLE_NAME USING ERRCODE = '42501';
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_log_so_cresce BEFORE UPDATE OR DELETE OR TRUNCATE ON notifications.audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION notifications.recusa_mudanca()`);
    await runner.query('GRANT SELECT, INSERT ON notifications.audit_log TO notifications_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications.audit_log');
    await runner.query('DROP FUNCTION notifications.recusa_mudanca()');
    await runner.query('DROP INDEX notifications.deliveries_failed_idx');
    await runner.query(`UPDATE notifications.deliveries SET outcome = 'dead' WHERE outcome = 'reopening'`);
    await setOutcomes(runner, `'sending', 'sent', 'dead', 'skipped'`);
  }
}

async function setOutcomes(runner: QueryRunner, outcomes: string): Promise<void> {
  await runner.query('ALTER TABLE notifications.deliveries DROP CONSTRAINT deliveries_outcome');
  await runner.query(
    `ALTER TABLE notifications.deliveries ADD CONSTRAINT deliveries_outcome CHECK (outcome IN (${outcomes}))`,
  );
}
