import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sign-ins, successful and refused, and other activity of accounts, for six months (D35). The service may not change
 * account or kind afterwards: it only raises the counter. A request for a new password now has its origin.
 */
export class KeepAccountActivity1795818510000 implements MigrationInterface {
  name = 'KeepAccountActivity1795818510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.account_activity (
        id uuid CONSTRAINT account_activity_pkey PRIMARY KEY,
        conta_tipo text NOT NULL
          CONSTRAINT account_activity_conta_tipo_check CHECK (conta_tipo IN ('usuario', 'administrador')),
        conta_id uuid NOT NULL,
        tipo text NOT NULL,
        chave text NOT NULL,
        janela timestamptz NOT NULL,
        metodo text,
        ip text NOT NULL,
        porta integer NOT NULL,
        aparelho text NOT NULL,
        em timestamptz NOT NULL,
        desde timestamptz NOT NULL,
        vezes integer NOT NULL,
        avisos integer NOT NULL,
        CONSTRAINT account_activity_mesma_key UNIQUE (conta_id, tipo, chave, janela)
      )`);
    await runner.query(
      'CREATE INDEX account_activity_conta_em_idx ON identity.account_activity (conta_id, em, id)',
    );
    await runner.query('CREATE INDEX account_activity_em_id_idx ON identity.account_activity (em, id)');
    await runner.query(`
      GRANT SELECT, INSERT, DELETE, UPDATE (metodo, ip, porta, aparelho, em, desde, vezes, avisos)
      ON identity.account_activity TO identity_app`);
    await runner.query(`
      ALTER TABLE identity.recovery_requests
        ADD COLUMN porta integer NOT NULL DEFAULT 0,
        ADD COLUMN aparelho text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.recovery_requests DROP COLUMN porta, DROP COLUMN aparelho');
    await runner.query('DROP TABLE identity.account_activity');
  }
}
