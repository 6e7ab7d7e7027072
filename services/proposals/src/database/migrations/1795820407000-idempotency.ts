import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * D49. `chave` is a hash of caller, call and key; no response is stored, only what it is rebuilt from: the proposal that
 * was made, or the code of the refusal.
 */
export class Idempotency1795820407000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        chave bytea CONSTRAINT idempotency_keys_pkey PRIMARY KEY,
        corpo_hash bytea NOT NULL,
        proposal_id uuid,
        recusa text,
        criado_em timestamptz NOT NULL DEFAULT agora()
      )`);
    await runner.query('CREATE INDEX idempotency_keys_criado_em ON idempotency_keys (criado_em)');
    await runner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}
