import type { MigrationInterface, QueryRunner } from 'typeorm';

/** D37: an account that its owner closed stays as a row until all that it had elsewhere is erased. */
export class CloseAccounts1795818400000 implements MigrationInterface {
  name = 'CloseAccounts1795818400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.users
        ADD COLUMN fechada_em timestamptz,
        ADD COLUMN apagar_em timestamptz,
        ADD CONSTRAINT users_fechada_check CHECK ((fechada_em IS NULL) = (apagar_em IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.users DROP COLUMN fechada_em, DROP COLUMN apagar_em`);
  }
}
