import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who used the service when and from where, for six months (D35). The service adds and deletes; it can't read them. */
export class KeepAccessRecords1795818401000 implements MigrationInterface {
  name = 'KeepAccessRecords1795818401000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.access_records (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT access_records_pkey PRIMARY KEY,
        em timestamptz NOT NULL,
        user_id uuid,
        link text,
        ip text NOT NULL,
        porta integer NOT NULL,
        metodo text NOT NULL,
        rota text NOT NULL,
        status smallint NOT NULL,
        CONSTRAINT access_records_de_quem CHECK (user_id IS NOT NULL OR link IS NOT NULL)
      )
    `);
    await runner.query('CREATE INDEX access_records_em ON identity.access_records (em)');
    await runner.query('GRANT INSERT, DELETE, SELECT (id, em) ON identity.access_records TO identity_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE identity.access_records');
  }
}
