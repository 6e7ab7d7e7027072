import type { MigrationInterface, QueryRunner } from 'typeorm';

/** D48: notices beyond the number of an hour wait here to be combined; and why a message was not delivered, in one word. */
export class HeldNotices1795920000000 implements MigrationInterface {
  readonly name = 'HeldNotices1795920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notifications.deliveries ADD COLUMN undelivered text`);
    await runner.query(`
      CREATE TABLE notifications.held_notices (
        outbox_id uuid CONSTRAINT held_notices_pkey PRIMARY KEY,
        source text NOT NULL,
        kind text NOT NULL,
        to_user uuid NOT NULL,
        due_em timestamptz NOT NULL,
        bundle_id uuid,
        em timestamptz NOT NULL DEFAULT notifications.agora()
      )`);
    await runner.query('CREATE INDEX held_notices_user_idx ON notifications.held_notices (to_user, due_em)');
    await runner.query('CREATE INDEX held_notices_bundle_idx ON notifications.held_notices (bundle_id)');
    await runner.query(
      'GRANT SELECT, INSERT, UPDATE, DELETE ON notifications.held_notices TO notifications_app',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications.held_notices');
    await runner.query('ALTER TABLE notifications.deliveries DROP COLUMN undelivered');
  }
}
