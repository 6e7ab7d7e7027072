import type { MigrationInterface, QueryRunner } from 'typeorm';

const amount = (name: string) => `${name} BETWEEN 0 AND 999999999.99`; // NaN sorts above every number

/** Proposals and every version of their content (D2, D14, D17). */
export class Proposals1795820402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposals (
        id uuid CONSTRAINT proposals_pkey PRIMARY KEY,
        user_id uuid NOT NULL,
        status text NOT NULL DEFAULT 'rascunho',
        status_desenvolvimento text NOT NULL DEFAULT 'pendente',
        versao integer NOT NULL DEFAULT 1,
        titulo text NOT NULL,
        cliente_nome text NOT NULL,
        cliente_email text NOT NULL,
        cliente_cnpj text NOT NULL,
        cliente_cpf text NOT NULL,
        cliente_endereco text NOT NULL,
        cliente_cep text NOT NULL,
        cliente_numero text NOT NULL,
        cliente_cidade text NOT NULL,
        cliente_dominio text NOT NULL,
        logo_cliente_url text NOT NULL,
        tipo_site text NOT NULL,
        paginas integer NOT NULL,
        funcionalidades text[] NOT NULL,
        valor_total numeric(12,2) NOT NULL,
        servidor_web_valor numeric(12,2) NOT NULL,
        servidor_web_detalhes text NOT NULL,
        servidor_email_valor numeric(12,2) NOT NULL,
        servidor_email_detalhes text NOT NULL,
        suporte_gestao_valor numeric(12,2) NOT NULL,
        suporte_gestao_detalhes text NOT NULL,
        painel_admin_valor numeric(12,2) NOT NULL,
        painel_admin_detalhes text NOT NULL,
        prazo text NOT NULL,
        horas_trabalho text NOT NULL,
        condicoes_pagamento text NOT NULL,
        descricao text NOT NULL,
        cores_primaria text NOT NULL,
        cores_secundaria text NOT NULL,
        template text NOT NULL,
        busca text NOT NULL,
        link_id uuid,
        link_expira_em timestamptz,
        decisao_id uuid,
        chain_len integer NOT NULL,
        chain_head bytea NOT NULL,
        vistas integer NOT NULL DEFAULT 0,
        vista_primeira_em timestamptz,
        vista_ultima_em timestamptz,
        criado_em timestamptz NOT NULL DEFAULT agora(),
        atualizado_em timestamptz NOT NULL DEFAULT agora(),
        excluido_em timestamptz,
        apagar_detalhes boolean NOT NULL DEFAULT false,
        CONSTRAINT proposals_status CHECK (status IN ('rascunho', 'enviado', 'aceito', 'rejeitado', 'expirado')),
        CONSTRAINT proposals_desenvolvimento
          CHECK (status_desenvolvimento IN ('pendente', 'iniciado', 'em_desenvolvimento', 'finalizado')),
        CONSTRAINT proposals_tipo_site
          CHECK (tipo_site IN ('landing', 'institutional', 'catalog', 'ecommerce', 'blog', 'custom')),
        CONSTRAINT proposals_template CHECK (template IN ('modern', 'elegant')),
        CONSTRAINT proposals_numeros CHECK (versao >= 1 AND paginas >= 1 AND chain_len >= 1 AND vistas >= 0),
        CONSTRAINT proposals_valores CHECK (${[
          'valor_total',
          'servidor_web_valor',
          'servidor_email_valor',
          'suporte_gestao_valor',
          'painel_admin_valor',
        ]
          .map(amount)
          .join(' AND ')}),
        CONSTRAINT proposals_enviado_tem_link
          CHECK (status <> 'enviado' OR excluido_em IS NOT NULL OR (link_id IS NOT NULL AND link_expira_em IS NOT NULL)),
        CONSTRAINT proposals_decidida_tem_decisao
          CHECK ((status IN ('aceito', 'rejeitado')) = (decisao_id IS NOT NULL))
      )`);
    // No column that a signature changes is in an index, so that signing rewrites none.
    await runner.query(
      'CREATE INDEX proposals_do_dono ON proposals (user_id, criado_em, id) WHERE excluido_em IS NULL',
    );
    await runner.query('CREATE INDEX proposals_a_apagar ON proposals (id) WHERE apagar_detalhes');
    await runner.query('GRANT SELECT, INSERT, UPDATE ON proposals TO proposals_app');
    await runner.query('GRANT SELECT (id, apagar_detalhes) ON proposals TO proposals_erasure');
    await runner.query('GRANT UPDATE (apagar_detalhes) ON proposals TO proposals_erasure');

    await runner.query(`
      CREATE TABLE proposal_versions (
        proposal_id uuid NOT NULL CONSTRAINT proposal_versions_proposal REFERENCES proposals (id),
        versao integer NOT NULL,
        conteudo bytea NOT NULL,
        criado_em timestamptz NOT NULL DEFAULT agora(),
        CONSTRAINT proposal_versions_pkey PRIMARY KEY (proposal_id, versao)
      )`);
    await runner.query(`CREATE TRIGGER proposal_versions_so_cresce BEFORE UPDATE OR TRUNCATE ON proposal_versions
      FOR EACH STATEMENT EXECUTE FUNCTION recusa_mudanca()`);
    await runner.query(`CREATE TRIGGER proposal_versions_apaga BEFORE DELETE ON proposal_versions
      FOR EACH STATEMENT EXECUTE FUNCTION apaga_so_quem_pode()`);
    await runner.query('GRANT SELECT, INSERT ON proposal_versions TO proposals_app');
    await runner.query('GRANT SELECT (proposal_id), DELETE ON proposal_versions TO proposals_erasure');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposal_versions');
    await runner.query('DROP TABLE proposals');
  }
}
