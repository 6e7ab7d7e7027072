import type { Content } from '@acordo/contracts/http/propostas/content';
import { searchText } from './domain/content.js';

/** The wire's fields as columns; only the two colours are named otherwise. */
export type ContentRow = Omit<Content, 'cores_personalizadas'> & {
  cores_primaria: string;
  cores_secundaria: string;
};

/** Columns of the content in the order in which `contentValues` gives them. */
export const CONTENT_COLUMNS = [
  'titulo',
  'cliente_nome',
  'cliente_email',
  'cliente_cnpj',
  'cliente_cpf',
  'cliente_endereco',
  'cliente_cep',
  'cliente_numero',
  'cliente_cidade',
  'cliente_dominio',
  'logo_cliente_url',
  'tipo_site',
  'paginas',
  'funcionalidades',
  'valor_total',
  'servidor_web_valor',
  'servidor_web_detalhes',
  'servidor_email_valor',
  'servidor_email_detalhes',
  'suporte_gestao_valor',
  'suporte_gestao_detalhes',
  'painel_admin_valor',
  'painel_admin_detalhes',
  'prazo',
  'horas_trabalho',
  'condicoes_pagamento',
  'descricao',
  'cores_primaria',
  'cores_secundaria',
  'template',
] as const satisfies readonly (keyof ContentRow)[];

/** What a write sets: the content and what search looks into. */
export const WRITTEN_COLUMNS = [...CONTENT_COLUMNS, 'busca'] as const;

export function contentValues(content: Content): unknown[] {
  const { primaria, secundaria } = content.cores_personalizadas;
  const row: ContentRow = { ...content, cores_primaria: primaria, cores_secundaria: secundaria };
  return [...CONTENT_COLUMNS.map((column) => row[column]), searchText(content)];
}

/** The content alone, field by field, whatever else the row holds. */
export function toContent(row: ContentRow): Content {
  return {
    titulo: row.titulo,
    cliente_nome: row.cliente_nome,
    cliente_email: row.cliente_email,
    cliente_cnpj: row.cliente_cnpj,
    cliente_cpf: row.cliente_cpf,
    cliente_endereco: row.cliente_endereco,
    cliente_cep: row.cliente_cep,
    cliente_numero: row.cliente_numero,
    cliente_cidade: row.cliente_cidade,
    cliente_dominio: row.cliente_dominio,
    logo_cliente_url: row.logo_cliente_url,
    tipo_site: row.tipo_site,
    paginas: row.paginas,
    funcionalidades: row.funcionalidades,
    valor_total: row.valor_total,
    servidor_web_valor: row.servidor_web_valor,
    servidor_web_detalhes: row.servidor_web_detalhes,
    servidor_email_valor: row.servidor_email_valor,
    servidor_email_detalhes: row.servidor_email_detalhes,
    suporte_gestao_valor: row.suporte_gestao_valor,
    suporte_gestao_detalhes: row.suporte_gestao_detalhes,
    painel_admin_valor: row.painel_admin_valor,
    painel_admin_detalhes: row.painel_admin_detalhes,
    prazo: row.prazo,
    horas_trabalho: row.horas_trabalho,
    condicoes_pagamento: row.condicoes_pagamento,
    descricao: row.descricao,
    cores_personalizadas: { primaria: row.cores_primaria, secundaria: row.cores_secundaria },
    template: row.template,
  };
}
