import type { Content, ContentChange, NewContent } from '@acordo/contracts/http/propostas/content';
import { proposalTitle } from '@acordo/document/title';
import { fold } from '@acordo/brazil/text';

/** D41: a proposal without a title gets a generated one. */
export function withTitle(content: Content): Content {
  if (content.titulo !== '') return content;
  return { ...content, titulo: proposalTitle(content.cliente_nome, content.cliente_email) };
}

/** Without the optional fields that a request gives as null: absent, not null, is what is stored (docs/decisions/0036). */
export const withoutNulls = (given: NewContent | (Content & ContentChange)): Content =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as Content;

/** The content after a change that names only what it changes. Null when neither title nor client would be left. */
export function changed(current: Content, change: ContentChange): Content | null {
  const content = withoutNulls({ ...current, ...change } as Content & ContentChange);
  return content.titulo === '' && content.cliente_nome === '' ? null : withTitle(content);
}

/** The search text: title and client, without accents and case. One line each, so that no match spans two. */
export const searchText = (content: Content): string =>
  fold(`${content.titulo}\n${content.cliente_nome}\n${content.cliente_email}`);

/** What is left of a content that was erased (D21). */
export const ERASED: Content = {
  titulo: '',
  cliente_nome: '',
  cliente_email: '',
  cliente_cnpj: '',
  cliente_cpf: '',
  cliente_endereco: '',
  cliente_cep: '',
  cliente_numero: '',
  cliente_cidade: '',
  cliente_dominio: '',
  logo_cliente_url: '',
  tipo_site: 'custom',
  paginas: 1,
  funcionalidades: [],
  valor_total: '0.00',
  servidor_web_valor: '0.00',
  servidor_web_detalhes: '',
  servidor_email_valor: '0.00',
  servidor_email_detalhes: '',
  suporte_gestao_valor: '0.00',
  suporte_gestao_detalhes: '',
  painel_admin_valor: '0.00',
  painel_admin_detalhes: '',
  prazo: '',
  horas_trabalho: '',
  condicoes_pagamento: '',
  descricao: '',
  cores_personalizadas: { primaria: '#000000', secundaria: '#000000' },
  template: 'modern',
};
