import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'criada', 'editada', 'desenvolvimento_alterado', 'link_gerado', 'link_substituido', 'link_revogado',
  'link_expirado', 'vista', 'assinada', 'recusada', 'excluida'`;

/** A mail for the client that was refused or not sent stands in the history, where its owner sees it (D19, D29). */
export class UndeliveredMails1795820490000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await setTypes(runner, `${BEFORE}, 'email_nao_entregue'`);
  }

  /** History is never taken back: with such events the older table can't be had again. */
  async down(runner: QueryRunner): Promise<void> {
    await setTypes(runner, BEFORE);
  }
}

// NOT VALID, then validated: rows that are there are looked at without keeping others from adding some.
async function setTypes(runner: QueryRunner, types: string): Promise<void> {
  await runner.query('ALTER TABLE proposal_events DROP CONSTRAINT proposal_events_tipo');
  await runner.query(
    `ALTER TABLE proposal_events ADD CONSTRAINT proposal_events_tipo CHECK (tipo IN (${types})) NOT VALID`,
  );
  await runner.query('ALTER TABLE proposal_events VALIDATE CONSTRAINT proposal_events_tipo');
}
