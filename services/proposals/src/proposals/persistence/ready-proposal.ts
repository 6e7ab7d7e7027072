import type { Content } from '@acordo/contracts/http/propostas/content';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

/** The token is encrypted in the database; it is put in by the presenter. */
type Fields = Exclude<keyof Proposal, 'token'>;
const money = (column: string) => `p.${column}::text`;
const instant = (column: string) => `instante(${column})`;

const CONTENT: Record<keyof Content, string> = {
  titulo: 'p.titulo',
  cliente_nome: 'p.cliente_nome',
  cliente_email: 'p.cliente_email',
  cliente_cnpj: 'p.cliente_cnpj',
  cliente_cpf: 'p.cliente_cpf',
  cliente_endereco: 'p.cliente_endereco',
  cliente_cep: 'p.cliente_cep',
  cliente_numero: 'p.cliente_numero',
  cliente_cidade: 'p.cliente_cidade',
  cliente_dominio: 'p.cliente_dominio',
  logo_cliente_url: 'p.logo_cliente_url',
  tipo_site: 'p.tipo_site',
  paginas: 'p.paginas',
  funcionalidades: 'p.funcionalidades',
  valor_total: money('valor_total'),
  servidor_web_valor: money('servidor_web_valor'),
  servidor_web_detalhes: 'p.servidor_web_detalhes',
  servidor_email_valor: money('servidor_email_valor'),
  servidor_email_detalhes: 'p.servidor_email_detalhes',
  suporte_gestao_valor: money('suporte_gestao_valor'),
  suporte_gestao_detalhes: 'p.suporte_gestao_detalhes',
  painel_admin_valor: money('painel_admin_valor'),
  painel_admin_detalhes: 'p.painel_admin_detalhes',
  prazo: 'p.prazo',
  horas_trabalho: 'p.horas_trabalho',
  condicoes_pagamento: 'p.condicoes_pagamento',
  descricao: 'p.descricao',
  cores_personalizadas: `json_build_object('primaria', p.cores_primaria, 'secundaria', p.cores_secundaria)`,
  template: 'p.template',
};

/** What leaves, listed; the compiler wants every field of the contract here. Aliases are own-proposal.ts's joins. */
const FIELDS: Record<Fields, string> = {
  ...CONTENT,
  id: 'p.id',
  user_id: 'p.user_id',
  link_expira_em: instant('p.link_expira_em'),
  status: 'status_atual(p.status, p.link_expira_em)',
  status_desenvolvimento: 'p.status_desenvolvimento',
  versao: 'p.versao',
  criado_em: instant('p.criado_em'),
  atualizado_em: instant('p.atualizado_em'),
  assinatura_confirmacao: 's.em IS NOT NULL',
  assinatura_cliente_nome: 's.nome',
  assinatura_cliente_email: 's.email',
  assinatura_data: instant('s.em'),
  assinatura_ip: 's.ip',
  recusa_motivo: `e.detalhes::jsonb ->> 'motivo'`,
  recusa_data: instant('d.em'),
  vista_primeira_em: instant('p.vista_primeira_em'),
  vista_ultima_em: instant('p.vista_ultima_em'),
  vistas: 'p.vistas',
};

const columns = Object.entries(FIELDS).map(([name, expression]) => `${expression} AS ${name}`);
/** The owner's answer as JSON text, all but the token. */
export const READY_PROPOSAL = `(SELECT row_to_json(r) FROM (SELECT ${columns.join(', ')}) r)::text`;
