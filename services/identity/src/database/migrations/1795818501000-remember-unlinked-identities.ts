import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identities that were unlinked from an account: they are not joined again automatically (D11). */
export class RememberUnlinkedIdentities1795818501000 implements MigrationInterface {
  name = 'RememberUnlinkedIdentities1795818501000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.unlinked_identities (
        user_id uuid NOT NULL
          CONSTRAINT unlinked_identities_user_id_fkey REFERENCES identity.users (id) ON DELETE CASCADE,
        issuer text NOT NULL,
        subject text NOT NULL,
        desligada_em timestamptz NOT NULL DEFAULT identity.agora(),
        CONSTRAINT unlinked_identities_pkey PRIMARY KEY (user_id, issuer, subject)
      )`);
    await runner.query(
      `GRANT SELECT, INSERT, UPDATE, DELETE ON identity.unlinked_identities TO identity_app`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE identity.unlinked_identities`);
  }
}
