import type { Content } from '@acordo/contracts/http/propostas/content';
import { OPTIONAL_FIELDS } from '@acordo/contracts/http/propostas/optional-content';
import { OWNER_ONLY } from '@acordo/contracts/http/propostas/terms';
import { assignments, join, parameters, raw } from '@acordo/service-kit/database/sql';
import type { ProposalEntity } from '../database/entities/proposal.js';
import { searchText } from './domain/content.js';

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
  'servidor_web_incluso',
  'servidor_web_recorrencia',
  'servidor_email_incluso',
  'servidor_email_recorrencia',
  'suporte_gestao_incluso',
  'suporte_gestao_recorrencia',
  'painel_admin_incluso',
  'painel_admin_recorrencia',
  'cliente_telefone',
  'validade_dias',
] as const satisfies readonly (keyof ProposalEntity)[];

/** The wire's fields as columns; only the two colours are named otherwise. */
export type ContentRow = Pick<ProposalEntity, (typeof CONTENT_COLUMNS)[number]>;

/** What a write sets: the content and the search column. */
const WRITTEN_COLUMNS = [...CONTENT_COLUMNS, 'busca'] as const;
type WrittenRow = Pick<ProposalEntity, (typeof WRITTEN_COLUMNS)[number]>;
const p = parameters<WrittenRow, 'content'>('content');

/** Parts of a statement that writes content, with the parameter group `content`. */
export const WRITTEN = raw(WRITTEN_COLUMNS.join(', '));
export const WRITTEN_VALUES = join(WRITTEN_COLUMNS.map((column) => p[column]));
export const SET_WRITTEN = assignments(WRITTEN_COLUMNS, p);

export function writtenRow({ cores_personalizadas, ...content }: Content): WrittenRow {
  const { primaria, secundaria } = cores_personalizadas;
  const busca = searchText({ ...content, cores_personalizadas });
  return { ...NOTHING, ...content, cores_primaria: primaria, cores_secundaria: secundaria, busca };
}

type OptionalColumns = Pick<ContentRow, (typeof OPTIONAL_FIELDS)[number]>;
/** An absent field is NULL in its column. */
const NOTHING = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null])) as {
  [Field in keyof OptionalColumns]: null;
};
/** The optional fields that the row has. */
const optionalFields = (row: OptionalColumns): Partial<Content> =>
  Object.fromEntries(
    OPTIONAL_FIELDS.filter((field) => row[field] !== null).map((field) => [field, row[field]]),
  );

/** Only the content's fields of a row. */
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
    ...optionalFields(row),
  };
}

/** The fields that the client never sees (P108). */
export const ownersOnly = (content: Content): Pick<Content, keyof typeof OWNER_ONLY> =>
  Object.fromEntries(Object.entries(content).filter(([field]) => field in OWNER_ONLY));
