import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number and the day of a proposal's first link (P127): NULL before it. Links that an earlier release made give none, so what they
 * show keeps its hash.
 */
export class Numbers1795820900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE proposals
        ADD numero text,
        ADD emissao text,
        ADD CONSTRAINT proposals_numero CHECK (
          (numero IS NULL) = (emissao IS NULL) AND numero ~ '^[0-9]{4}-[0-9]{3,}$' AND emissao ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        )`);
    await runner.query(
      'CREATE UNIQUE INDEX proposals_numero_unico ON proposals (user_id, numero) WHERE numero IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE number_counters (
        user_id uuid NOT NULL,
        ano text NOT NULL,
        ultimo integer NOT NULL,
        CONSTRAINT number_counters_pkey PRIMARY KEY (user_id, ano),
        CONSTRAINT number_counters_formas CHECK (ano ~ '^[0-9]{4}$' AND ultimo >= 1)
      )`);
    await runner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON number_counters TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE number_counters');
    await runner.query('DROP INDEX proposals_numero_unico');
    await runner.query('ALTER TABLE proposals DROP CONSTRAINT proposals_numero, DROP numero, DROP emissao');
  }
}
