import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * D37: closed accounts, for services that need them at once (docs/decisions/0023). A trigger writes it in the statement
 * that closes the account, whoever runs that: no role of a running service may write here.
 */
export class NameClosedAccounts1795818530000 implements MigrationInterface {
  name = 'NameClosedAccounts1795818530000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.closed_accounts (
        user_id uuid CONSTRAINT closed_accounts_pkey PRIMARY KEY,
        fechada_em timestamptz NOT NULL
      )`);
    // Both functions lock the same key: work on an open account is finished before it is closed, or starts afterwards.
    await runner.query(`
      CREATE FUNCTION identity.anota_encerramento() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('acordo:account:' || NEW.id::text, 0));
        INSERT INTO identity.closed_accounts (user_id, fechada_em) VALUES (NEW.id, NEW.fechada_em)
        ON CONFLICT (user_id) DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER users_encerramento AFTER UPDATE OF fechada_em ON identity.users
      FOR EACH ROW WHEN (OLD.fechada_em IS NULL AND NEW.fechada_em IS NOT NULL)
      EXECUTE FUNCTION identity.anota_encerramento()`);
    // In plpgsql, since each of its statements sees what was committed before it began: so it sees a closing that it waited for.
    await runner.query(`
      CREATE FUNCTION identity.segura_conta(conta uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(hashtextextended('acordo:account:' || conta::text, 0));
        RETURN NOT EXISTS (SELECT 1 FROM identity.closed_accounts c WHERE c.user_id = conta);
      END $$`);
    await runner.query(`
      INSERT INTO identity.closed_accounts (user_id, fechada_em)
      SELECT id, fechada_em FROM identity.users WHERE fechada_em IS NOT NULL`);
    await runner.query(`REVOKE EXECUTE ON FUNCTION identity.anota_encerramento() FROM PUBLIC`);
    await runner.query(`REVOKE EXECUTE ON FUNCTION identity.segura_conta(uuid) FROM PUBLIC`);
    await runner.query(`GRANT SELECT ON identity.closed_accounts TO identity_app, proposals_app`);
    await runner.query(`GRANT USAGE ON SCHEMA identity TO proposals_app`);
    await runner.query(`GRANT EXECUTE ON FUNCTION identity.segura_conta(uuid) TO proposals_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER users_encerramento ON identity.users`);
    await runner.query(`DROP FUNCTION identity.segura_conta(uuid)`);
    await runner.query(`DROP FUNCTION identity.anota_encerramento()`);
    await runner.query(`DROP TABLE identity.closed_accounts`);
    await runner.query(`REVOKE USAGE ON SCHEMA identity FROM proposals_app`);
  }
}
