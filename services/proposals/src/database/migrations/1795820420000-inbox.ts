import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Handled events of other services: each has its effect once. */
export class Inbox1795820420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbox (
        id uuid CONSTRAINT inbox_pkey PRIMARY KEY,
        kind text NOT NULL,
        recebido_em timestamptz NOT NULL DEFAULT agora()
      )`);
    await runner.query('GRANT SELECT, INSERT ON inbox TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox');
  }
}
