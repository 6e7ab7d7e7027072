import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a session was opened: for an account without a password a recent Google sign-in proves the owner (D37). */
export class NameTheMethodOfSessions1795818203000 implements MigrationInterface {
  name = 'NameTheMethodOfSessions1795818203000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE identity.sessions ADD COLUMN metodo text NOT NULL DEFAULT 'senha'
        CONSTRAINT sessions_metodo_check CHECK (metodo IN ('senha', 'google'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE identity.sessions DROP COLUMN metodo`);
  }
}
