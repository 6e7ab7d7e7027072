import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is shown of a signature is compared with the history every time (docs/decisions/0027). The salt of its event's
 * details is in the signature's row too, and is deleted with it: after the details were erased, the row can still be compared
 * with their hash (D19).
 */
export class SignatureSalt1795820470000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signatures ADD COLUMN sal bytea');
    await runner.query('ALTER TABLE signatures DISABLE TRIGGER signatures_so_cresce');
    await runner.query(`
      UPDATE signatures s SET sal = x.sal
      FROM decisions d JOIN event_details x ON x.proposal_id = d.proposal_id AND x.seq = d.evento_seq
      WHERE d.id = s.decision_id`);
    await runner.query('ALTER TABLE signatures ENABLE TRIGGER signatures_so_cresce');
    // Every reading checks whether a history has 'assinada', which is one row of it.
    await runner.query(
      `CREATE INDEX proposal_events_assinadas ON proposal_events (proposal_id, seq) WHERE tipo = 'assinada'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX proposal_events_assinadas');
    await runner.query('ALTER TABLE signatures DROP COLUMN sal');
  }
}
