import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a session was opened: a fresh Google sign-in can prove who is there where an account has no password (D37). */
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
