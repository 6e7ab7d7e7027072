import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that were sent long ago are forgotten, so that the table does not grow with every mail ever sent. */
export class ForgetSentMessages1795818540000 implements MigrationInterface {
  name = 'ForgetSentMessages1795818540000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('GRANT DELETE ON identity.outbox TO identity_app');
    await runner.query(
      `CREATE INDEX outbox_sent_idx ON identity.outbox (resolvido_em) WHERE status = 'sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX identity.outbox_sent_idx');
    await runner.query('REVOKE DELETE ON identity.outbox FROM identity_app');
  }
}
