import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clock of the schema (D3) and the record of what was sent (D30). */
export class Deliveries1795800000000 implements MigrationInterface {
  readonly name = 'Deliveries1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notifications.agora() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
        SELECT date_trunc('milliseconds',
          clock_timestamp() + coalesce(nullif(current_setting('acordo.clock_shift', true), ''), '0')::interval)
      $$`);
    await runner.query(`
      CREATE TABLE notifications.deliveries (
        outbox_id uuid CONSTRAINT deliveries_pkey PRIMARY KEY,
        source text NOT NULL,
        kind text NOT NULL,
        recipient_masked text NOT NULL,
        message_id text NOT NULL,
        outcome text NOT NULL CONSTRAINT deliveries_outcome CHECK (outcome IN ('sending', 'sent', 'dead')),
        reason text NOT NULL DEFAULT '',
        tries integer NOT NULL DEFAULT 0,
        em timestamptz NOT NULL DEFAULT notifications.agora(),
        settled_em timestamptz
      )`);
    await runner.query('GRANT SELECT, INSERT, UPDATE ON notifications.deliveries TO notifications_app');
    await runner.query('GRANT SELECT ON notifications.migrations TO notifications_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications.deliveries');
    await runner.query('DROP FUNCTION notifications.agora()');
  }
}
