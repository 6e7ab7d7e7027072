import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * D37: subscriptions of closed accounts that the payment provider must still cancel, and since when all but identity has
 * erased an account. No foreign key to users: the row is kept when the user is erased, with only the provider's ids.
 */
export class OweCancellations1795818531000 implements MigrationInterface {
  name = 'OweCancellations1795818531000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.subscription_cancellations (
        id text CONSTRAINT subscription_cancellations_pkey PRIMARY KEY,
        cliente_id text NOT NULL,
        user_id uuid NOT NULL CONSTRAINT subscription_cancellations_user_id_fkey
          REFERENCES identity.closed_accounts (user_id),
        pedida_em timestamptz NOT NULL DEFAULT identity.agora(),
        tentativas integer NOT NULL DEFAULT 0,
        proxima_em timestamptz NOT NULL DEFAULT identity.agora(),
        falha text,
        concluida_em timestamptz
      )`);
    await runner.query(`
      CREATE INDEX subscription_cancellations_a_fazer ON identity.subscription_cancellations (proxima_em)
      WHERE concluida_em IS NULL`);
    await runner.query(`
      CREATE INDEX subscription_cancellations_user_id_idx ON identity.subscription_cancellations (user_id)`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON identity.subscription_cancellations TO identity_app`);
    await runner.query(`
      INSERT INTO identity.subscription_cancellations (id, cliente_id, user_id)
      SELECT s.id, s.cliente_id, s.user_id FROM identity.subscriptions s
      JOIN identity.closed_accounts c ON c.user_id = s.user_id WHERE s.estado <> 'encerrada'`);
    await runner.query(`ALTER TABLE identity.users ADD COLUMN apagada_fora_em timestamptz`);
    await runner.query(`
      CREATE INDEX users_a_apagar ON identity.users (apagada_fora_em) WHERE apagada_fora_em IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX identity.users_a_apagar`);
    await runner.query(`ALTER TABLE identity.users DROP COLUMN apagada_fora_em`);
    await runner.query(`DROP TABLE identity.subscription_cancellations`);
  }
}
