import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the sum of an owner's storage, which each write computes (docs/decisions/0029): all proposals of one owner, deleted
 * ones too, and the reasons of rejections. Without the first, each sum read everybody's proposals.
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
