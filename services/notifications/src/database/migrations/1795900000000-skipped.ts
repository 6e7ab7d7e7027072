import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message can also be left unsent for a good reason, which is no failure (D29). */
export class Skipped1795900000000 implements MigrationInterface {
  readonly name = 'Skipped1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    await setOutcomes(runner, `'sending', 'sent', 'dead', 'skipped'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE notifications.deliveries SET outcome = 'sent' WHERE outcome = 'skipped'`);
    await setOutcomes(runner, `'sending', 'sent', 'dead'`);
  }
}

async function setOutcomes(runner: QueryRunner, outcomes: string): Promise<void> {
  await runner.query('ALTER TABLE notifications.deliveries DROP CONSTRAINT deliveries_outcome');
  await runner.query(
    `ALTER TABLE notifications.deliveries ADD CONSTRAINT deliveries_outcome CHECK (outcome IN (${outcomes}))`,
  );
}
