import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the sum of what an owner takes up, which each write asks for (docs/decisions/0029): all proposals of one owner, deleted
 * ones too, and what clients said in rejecting them. Without the first, each sum read the proposals of everybody.
 */
export class CountWhatIsKept1795820500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX proposals_user_id ON proposals (user_id)');
    await runner.query(`CREATE INDEX decisions_recusas ON decisions (proposal_id) WHERE tipo = 'recusa'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX decisions_recusas');
    await runner.query('DROP INDEX proposals_user_id');
  }
}
