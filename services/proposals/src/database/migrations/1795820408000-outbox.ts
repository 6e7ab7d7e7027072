import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to be sent (D30); the same table in every schema that has one. */
export class Outbox1795820408000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid CONSTRAINT outbox_pkey PRIMARY KEY,
        kind text NOT NULL,
        v smallint NOT NULL,
        model jsonb,
        status text NOT NULL DEFAULT 'pending'
          CONSTRAINT outbox_status CHECK (status IN ('pending', 'queued', 'sent', 'dead')),
        reason text NOT NULL DEFAULT '',
        tentativas integer NOT NULL DEFAULT 0,
        criado_em timestamptz NOT NULL DEFAULT agora(),
        enfileirado_em timestamptz,
        resolvido_em timestamptz
      )`);
    await runner.query(`CREATE INDEX outbox_pendente ON outbox (criado_em) WHERE status = 'pending'`);
    await runner.query(`CREATE INDEX outbox_enfileirado ON outbox (enfileirado_em) WHERE status = 'queued'`);
    await runner.query('GRANT SELECT, INSERT, UPDATE ON outbox TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox');
  }
}
