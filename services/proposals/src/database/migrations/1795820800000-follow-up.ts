import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'criada', 'editada', 'desenvolvimento_alterado', 'link_gerado', 'link_substituido', 'link_revogado',
  'link_expirado', 'vista', 'assinada', 'recusada', 'excluida', 'email_nao_entregue'`;

/** Requests for a new link, and reminders to the client (P118, P119, P121): their events, and when each last happened. */
export class FollowUp1795820800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await setTypes(runner, `${BEFORE}, 'novo_link_pedido', 'lembrete_enviado'`);
    await runner.query('ALTER TABLE proposals ADD lembrete_em timestamptz');
    await runner.query(`
      ALTER TABLE proposal_links
        ADD novo_link_pedido_em timestamptz,
        ADD lembrar_cliente boolean NOT NULL DEFAULT false,
        ADD cliente_lembrado_em timestamptz`);
    await runner.query(`CREATE INDEX proposal_links_a_lembrar_cliente ON proposal_links (expira_em)
      WHERE lembrar_cliente AND cliente_lembrado_em IS NULL AND encerrado_em IS NULL AND acabou_em IS NULL`);
  }

  /** History is never deleted: with such events this migration can't be reverted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE proposal_links DROP novo_link_pedido_em, DROP lembrar_cliente, DROP cliente_lembrado_em`);
    await runner.query('ALTER TABLE proposals DROP lembrete_em');
    await setTypes(runner, BEFORE);
  }
}

// NOT VALID, then validated: existing rows are checked without blocking inserts.
async function setTypes(runner: QueryRunner, types: string): Promise<void> {
  await runner.query('ALTER TABLE proposal_events DROP CONSTRAINT proposal_events_tipo');
  await runner.query(
    `ALTER TABLE proposal_events ADD CONSTRAINT proposal_events_tipo CHECK (tipo IN (${types})) NOT VALID`,
  );
  await runner.query('ALTER TABLE proposal_events VALIDATE CONSTRAINT proposal_events_tipo');
}
