import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'criada', 'editada', 'desenvolvimento_alterado', 'link_gerado', 'link_substituido', 'link_revogado',
  'link_expirado', 'vista', 'assinada', 'recusada', 'excluida'`;

/** An email to the client that was refused or not sent is in the history, where its owner sees it (D19, D29). */
export class UndeliveredMails1795820490000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await setTypes(runner, `${BEFORE}, 'email_nao_entregue'`);
  }

  /** History is never deleted: with such events this migration can't be reverted. */
  async down(runner: QueryRunner): Promise<void> {
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
