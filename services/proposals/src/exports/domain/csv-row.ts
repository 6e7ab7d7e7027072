import { formatCnpj } from '@acordo/brazil/cnpj';
import { formatCpf } from '@acordo/brazil/cpf';
import { formatDateTime } from '@acordo/brazil/dates';
import { projectTypeLabel } from '@acordo/brazil/catalogue';
import { issuedOn } from '@acordo/document/cover';
import { serviceTerms } from '@acordo/document/services';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

/** A proposal in the archive: as its owner sees it, without the link's token (D15). */
export type OwnProposal = Omit<Proposal, 'token'>;

const amount = (wire: string): string => wire.replace('.', ',');
const moment = (instant: string | null): string => (instant ? formatDateTime(instant) : '');

/** Columns of the table, with their contents. Spreadsheets read Brazilian forms: 4500,00 and 27/11/2026, 22:30. */
const COLUMNS: readonly (readonly [string, (proposal: OwnProposal) => string])[] = [
  ['Título', ({ titulo }) => titulo],
  ['Número da proposta', ({ numero }) => numero ?? ''],
  ['Emissão', (proposal) => issuedOn(proposal)],
  ['Situação', ({ status, em_verificacao }) => (em_verificacao ? 'em verificação' : status)],
  ['Desenvolvimento', ({ status_desenvolvimento }) => status_desenvolvimento],
  ['Cliente', ({ cliente_nome }) => cliente_nome],
  ['E-mail do cliente', ({ cliente_email }) => cliente_email],
  ['CNPJ', ({ cliente_cnpj }) => cliente_cnpj && formatCnpj(cliente_cnpj)],
  ['CPF', ({ cliente_cpf }) => cliente_cpf && formatCpf(cliente_cpf)],
  ['Telefone do cliente', ({ cliente_telefone }) => cliente_telefone ?? ''],
  ['Endereço', ({ cliente_endereco }) => cliente_endereco],
  ['Número', ({ cliente_numero }) => cliente_numero],
  ['Cidade', ({ cliente_cidade }) => cliente_cidade],
  ['CEP', ({ cliente_cep }) => cliente_cep],
  ['Domínio', ({ cliente_dominio }) => cliente_dominio],
  ['Tipo de site', ({ tipo_site }) => projectTypeLabel(tipo_site)],
  ['Páginas', ({ paginas }) => String(paginas)],
  ['Funcionalidades', ({ funcionalidades }) => funcionalidades.join(' | ')],
  ['Valor total', ({ valor_total }) => amount(valor_total)],
  ['Servidor web', ({ servidor_web_valor }) => amount(servidor_web_valor)],
  [
    'Servidor web: cobrança',
    (proposal) => serviceTerms(proposal.servidor_web_incluso, proposal.servidor_web_recorrencia),
  ],
  ['Servidor de e-mail', ({ servidor_email_valor }) => amount(servidor_email_valor)],
  [
    'Servidor de e-mail: cobrança',
    (proposal) => serviceTerms(proposal.servidor_email_incluso, proposal.servidor_email_recorrencia),
  ],
  ['Suporte e gestão', ({ suporte_gestao_valor }) => amount(suporte_gestao_valor)],
  [
    'Suporte e gestão: cobrança',
    (proposal) => serviceTerms(proposal.suporte_gestao_incluso, proposal.suporte_gestao_recorrencia),
  ],
  ['Painel administrativo', ({ painel_admin_valor }) => amount(painel_admin_valor)],
  [
    'Painel administrativo: cobrança',
    (proposal) => serviceTerms(proposal.painel_admin_incluso, proposal.painel_admin_recorrencia),
  ],
  ['Validade do link (dias)', ({ validade_dias }) => validade_dias?.toString() ?? ''],
  ['Prazo', ({ prazo }) => prazo],
  ['Horas de trabalho', ({ horas_trabalho }) => horas_trabalho],
  ['Condições de pagamento', ({ condicoes_pagamento }) => condicoes_pagamento],
  ['Descrição', ({ descricao }) => descricao],
  ['Criada em', ({ criado_em }) => moment(criado_em)],
  ['Alterada em', ({ atualizado_em }) => moment(atualizado_em)],
  ['Link válido até', ({ link_expira_em }) => moment(link_expira_em)],
  ['Visualizações', ({ vistas }) => String(vistas)],
  ['Assinada em', ({ assinatura_data }) => moment(assinatura_data)],
  ['Assinada por', ({ assinatura_cliente_nome }) => assinatura_cliente_nome ?? ''],
  ['Recusada em', ({ recusa_data }) => moment(recusa_data)],
  ['Motivo da recusa', ({ recusa_motivo }) => recusa_motivo ?? ''],
  ['Identificador', ({ id }) => id],
];

export const CSV_HEAD: readonly string[] = COLUMNS.map(([title]) => title);
export const csvRow = (proposal: OwnProposal): string[] => COLUMNS.map(([, read]) => read(proposal));
