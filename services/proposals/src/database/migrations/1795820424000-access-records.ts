import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who used the service when and from where, for six months (D35). The service adds and deletes; it can't read them. */
export class AccessRecords1795820424000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_records (
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
    await runner.query('CREATE INDEX access_records_em ON access_records (em)');
    await runner.query('GRANT INSERT, DELETE, SELECT (id, em) ON access_records TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_records');
  }
}
