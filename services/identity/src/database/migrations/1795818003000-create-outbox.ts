import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to be sent (D30). The table is the same in every schema that has one. */
export class CreateOutbox1795818003000 implements MigrationInterface {
  name = 'CreateOutbox1795818003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.outbox (
        id uuid CONSTRAINT outbox_pkey PRIMARY KEY,
        kind text NOT NULL,
        v smallint NOT NULL,
        model jsonb,
        status text NOT NULL DEFAULT 'pending'
          CONSTRAINT outbox_status_check CHECK (status IN ('pending', 'queued', 'sent', 'dead')),
        reason text NOT NULL DEFAULT '',
        tentativas integer NOT NULL DEFAULT 0,
        criado_em timestamptz NOT NULL DEFAULT identity.agora(),
        enfileirado_em timestamptz,
        resolvido_em timestamptz
      )`);
    await runner.query(
      `CREATE INDEX outbox_pending_idx ON identity.outbox (criado_em) WHERE status = 'pending'`,
    );
    await runner.query(
      `CREATE INDEX outbox_queued_idx ON identity.outbox (enfileirado_em) WHERE status = 'queued'`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON identity.outbox TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.outbox`);
  }
}
