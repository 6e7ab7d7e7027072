import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages that were sent long ago are deleted, so that the table does not grow with every email. The service may
 * still delete no rows: the function deletes only those.
 */
export class ForgetSentMessages1795818540000 implements MigrationInterface {
  name = 'ForgetSentMessages1795818540000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION identity.esquece_enviadas() RETURNS integer LANGUAGE plpgsql VOLATILE
      SECURITY DEFINER SET search_path = identity, pg_temp AS $$
      DECLARE esquecidas integer;
      BEGIN
        DELETE FROM outbox WHERE id IN (
          SELECT id FROM outbox WHERE status = 'sent' AND resolvido_em < agora() - interval '30 days'
          ORDER BY resolvido_em LIMIT 5000);
        GET DIAGNOSTICS esquecidas = ROW_COUNT;
        RETURN esquecidas;
      END $$`);
    await runner.query('REVOKE ALL ON FUNCTION identity.esquece_enviadas() FROM PUBLIC');
    await runner.query('GRANT EXECUTE ON FUNCTION identity.esquece_enviadas() TO identity_app');
    await runner.query(
      `CREATE INDEX outbox_sent_idx ON identity.outbox (resolvido_em) WHERE status = 'sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX identity.outbox_sent_idx');
    await runner.query('DROP FUNCTION identity.esquece_enviadas()');
  }
}
