import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What belongs to an owner rather than to a proposal: the monthly counter (D13) and the company (D40). */
export class OwnerTables1795820406000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quota_counters (
        user_id uuid NOT NULL,
        mes text NOT NULL,
        total integer NOT NULL,
        CONSTRAINT quota_counters_pkey PRIMARY KEY (user_id, mes),
        CONSTRAINT quota_counters_formas CHECK (mes ~ '^[0-9]{4}-[0-9]{2}$' AND total >= 1)
      )`);
    await runner.query('GRANT SELECT, INSERT, UPDATE ON quota_counters TO proposals_app');
    // versao 0: nothing was saved yet. Such a row exists from the first link on, so that a signature has a row to
    // lock while it compares what was shown (D17).
    await runner.query(`
      CREATE TABLE company_settings (
        user_id uuid CONSTRAINT company_settings_pkey PRIMARY KEY,
        versao integer NOT NULL DEFAULT 0,
        nome_empresa text NOT NULL DEFAULT '',
        cnpj text NOT NULL DEFAULT '',
        endereco text NOT NULL DEFAULT '',
        telefone text NOT NULL DEFAULT '',
        email_empresa text NOT NULL DEFAULT '',
        logo_url text NOT NULL DEFAULT '',
        cor_primaria text NOT NULL DEFAULT '#3B82F6',
        cor_secundaria text NOT NULL DEFAULT '#8B5CF6',
        atualizado_em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT company_settings_versao CHECK (versao >= 0)
      )`);
    await runner.query('GRANT SELECT, INSERT, UPDATE ON company_settings TO proposals_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_settings');
    await runner.query('DROP TABLE quota_counters');
  }
}
