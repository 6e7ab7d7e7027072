import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * D12: the payment provider's events, each once, and the state of each subscription computed from them. The application
 * may not change an event that it has written.
 */
export class CreateBilling1795818201000 implements MigrationInterface {
  name = 'CreateBilling1795818201000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.billing_events (
        id text CONSTRAINT billing_events_pkey PRIMARY KEY,
        cliente_id text NOT NULL,
        ocorrido_em timestamptz NOT NULL,
        fato jsonb NOT NULL,
        recebido_em timestamptz NOT NULL DEFAULT identity.agora()
      )`);
    await runner.query(`CREATE INDEX billing_events_cliente_id_idx ON identity.billing_events (cliente_id)`);
    await runner.query(`GRANT SELECT, INSERT ON identity.billing_events TO identity_app`);
    await runner.query(`
      CREATE TABLE identity.subscriptions (
        id text CONSTRAINT subscriptions_pkey PRIMARY KEY,
        cliente_id text NOT NULL,
        user_id uuid CONSTRAINT subscriptions_user_id_fkey REFERENCES identity.users (id) ON DELETE CASCADE,
        plano text CONSTRAINT subscriptions_plano_check CHECK (plano IN ('mensal', 'anual')),
        estado text NOT NULL CONSTRAINT subscriptions_estado_check
          CHECK (estado IN ('pendente', 'ativa', 'em_atraso', 'cancelada', 'encerrada', 'reembolsada')),
        periodo_ate timestamptz,
        vale_ate timestamptz,
        atualizado_em timestamptz NOT NULL DEFAULT identity.agora()
      )`);
    await runner.query(`CREATE INDEX subscriptions_user_id_idx ON identity.subscriptions (user_id)`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON identity.subscriptions TO identity_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.subscriptions`);
    await runner.query(`DROP TABLE identity.billing_events`);
  }
}
