import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which kinds of emails an address has stopped; of the address only an HMAC (docs/decisions/0030). */
export class StoppedMails1795920100000 implements MigrationInterface {
  readonly name = 'StoppedMails1795920100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notifications.stopped_mails (
        mark bytea NOT NULL,
        topic text NOT NULL,
        em timestamptz NOT NULL DEFAULT notifications.agora(),
        CONSTRAINT stopped_mails_pkey PRIMARY KEY (mark, topic)
      )`);
    await runner.query('GRANT SELECT, INSERT, DELETE ON notifications.stopped_mails TO notifications_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications.stopped_mails');
  }
}
