import { isProjectType, type ProjectType } from '@acordo/brazil/catalogue';
import { formatCep } from '@acordo/brazil/cep';
import { formatCnpj } from '@acordo/brazil/cnpj';
import { formatCpf } from '@acordo/brazil/cpf';
import { parseTypedCep } from '@acordo/brazil/typed/cep';
import { parseTypedCnpj } from '@acordo/brazil/typed/cnpj';
import { parseTypedCpf } from '@acordo/brazil/typed/cpf';
import { parseTypedPhone } from '@acordo/brazil/typed/phone';
import { parsedOrRaw } from '@acordo/brazil/typed/parse-result';
import { DEFAULT_COLORS } from '@acordo/contracts/fields/is-color';
import type { Company } from '@acordo/contracts/http/company/company';
import type { Content } from '@acordo/contracts/http/propostas/content';
import { OPTIONAL_FIELDS } from '@acordo/contracts/http/propostas/optional-content';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import type { Template } from '@acordo/contracts/http/propostas/states';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { typedEmail } from '@acordo/contracts/email-address';
import { oneLine } from '@acordo/contracts/one-line';
import { seenLine } from '@acordo/contracts/unseen';
import { documentOf } from '@acordo/document/document-of';
import { clientFromTitle, proposalTitle } from '@acordo/document/title';
import { descriptionOf } from '@acordo/document/scope';
import { type Briefing, type BriefingField, DEFAULT_PAGES } from './briefing';
import { termsOfForm, termsOnWire } from './service-fields';
import { toPrazo, toTimeline } from './timeline';
import { budgetFromWire, moneyFromWire, moneyToWire } from './wire-money';

/** P57: defaults for editing an old proposal without these values. */
const EDIT_PAGES = 5;
const EDIT_PRAZO = '30 dias';

/** The create payload leaves these out when they are empty; the edit payload sends '' (P66). */
const OPTIONAL_CLIENT_FIELDS = [
  'cliente_cnpj',
  'cliente_cpf',
  'cliente_endereco',
  'cliente_cep',
  'cliente_numero',
  'cliente_cidade',
  'cliente_dominio',
  'logo_cliente_url',
] as const satisfies readonly (keyof Content)[];
type Optional = (typeof OPTIONAL_CLIENT_FIELDS)[number];

export type WireContent = Omit<Content, 'tipo_site'> & { tipo_site: ProjectType };
export type CreatePayload = Omit<WireContent, Optional> &
  Partial<Pick<WireContent, Optional>> & { user_id: string; status: 'rascunho' };
export type EditPayload = WireContent & { versao: number };

/** Body of POST /api/propostas. */
export function toCreatePayload(briefing: Briefing, template: Template, userId: string): CreatePayload {
  const content: CreatePayload = { ...toWire(briefing, template), user_id: userId, status: 'rascunho' };
  for (const field of OPTIONAL_CLIENT_FIELDS) if (content[field] === '') delete content[field];
  return content;
}

/** Body of PUT /api/propostas/{id}. Optional fields that the form leaves empty are removed with null (docs/decisions/0036). */
export function toEditPayload(briefing: Briefing, template: Template, stored: Proposal): EditPayload {
  const absent = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null]));
  return { ...absent, ...toWire(briefing, template), versao: stored.versao };
}

/** The form of a stored proposal. A missing name or email is recovered from the title (D41). */
export function toBriefing(proposal: Content): Briefing {
  const recovered = clientFromTitle(proposal.titulo);
  const clientName = proposal.cliente_nome || recovered.name;
  const clientEmail = proposal.cliente_email || recovered.email;
  return {
    // A generated one changes with the client's name and email; only the owner's own is in the field (D41).
    title: proposal.titulo === proposalTitle(clientName, clientEmail) ? '' : proposal.titulo,
    clientName,
    clientEmail,
    clientPhone: proposal.cliente_telefone ?? '',
    clientCNPJ: formatCnpj(proposal.cliente_cnpj),
    clientCPF: formatCpf(proposal.cliente_cpf),
    clientAddress: proposal.cliente_endereco,
    clientCEP: formatCep(proposal.cliente_cep),
    clientNumber: proposal.cliente_numero,
    clientCity: proposal.cliente_cidade,
    clientDomain: proposal.cliente_dominio,
    clientLogo: proposal.logo_cliente_url,
    projectType: proposal.tipo_site,
    pages: proposal.paginas || EDIT_PAGES,
    pagesText: '',
    features: [...proposal.funcionalidades],
    budget: budgetFromWire(proposal.valor_total),
    serverWebPrice: moneyFromWire(proposal.servidor_web_valor),
    serverWebDetails: proposal.servidor_web_detalhes,
    serverEmailPrice: moneyFromWire(proposal.servidor_email_valor),
    serverEmailDetails: proposal.servidor_email_detalhes,
    supportPrice: moneyFromWire(proposal.suporte_gestao_valor),
    supportDetails: proposal.suporte_gestao_detalhes,
    adminPanelPrice: moneyFromWire(proposal.painel_admin_valor),
    adminPanelDetails: proposal.painel_admin_detalhes,
    ...termsOfForm(proposal),
    ...toTimeline(proposal.prazo || EDIT_PRAZO),
    workingHours: proposal.horas_trabalho,
    validityDays: proposal.validade_dias?.toString() ?? '',
    paymentConditions: proposal.condicoes_pagamento,
    description: proposal.descricao || descriptionOf(proposal),
    customColors: {
      primary: proposal.cores_personalizadas.primaria || DEFAULT_COLORS.primaria,
      secondary: proposal.cores_personalizadas.secundaria || DEFAULT_COLORS.secundaria,
    },
  };
}

/** The document of preview and miniature; the form may still be partly empty. */
export function toDocument(briefing: Briefing, template: Template, company: Company): ProposalDocument {
  const content = toWire(briefing, template);
  const titulo = content.cliente_nome || briefing.title.trim() ? content.titulo : '';
  return documentOf({ ...content, titulo }, company);
}

/** The form's field of a wire field, for messages (422, D5). */
export const FIELD_OF: Readonly<Record<keyof Content, BriefingField | 'template'>> = {
  titulo: 'title',
  cliente_nome: 'clientName',
  cliente_email: 'clientEmail',
  cliente_telefone: 'clientPhone',
  cliente_cnpj: 'clientCNPJ',
  cliente_cpf: 'clientCPF',
  cliente_endereco: 'clientAddress',
  cliente_cep: 'clientCEP',
  cliente_numero: 'clientNumber',
  cliente_cidade: 'clientCity',
  cliente_dominio: 'clientDomain',
  logo_cliente_url: 'clientLogo',
  tipo_site: 'projectType',
  paginas: 'pages',
  funcionalidades: 'features',
  valor_total: 'budget',
  servidor_web_valor: 'serverWebPrice',
  servidor_web_detalhes: 'serverWebDetails',
  servidor_web_incluso: 'serverWebPlace',
  servidor_web_recorrencia: 'serverWebRecurrence',
  servidor_email_valor: 'serverEmailPrice',
  servidor_email_detalhes: 'serverEmailDetails',
  servidor_email_incluso: 'serverEmailPlace',
  servidor_email_recorrencia: 'serverEmailRecurrence',
  suporte_gestao_valor: 'supportPrice',
  suporte_gestao_detalhes: 'supportDetails',
  suporte_gestao_incluso: 'supportPlace',
  suporte_gestao_recorrencia: 'supportRecurrence',
  painel_admin_valor: 'adminPanelPrice',
  painel_admin_detalhes: 'adminPanelDetails',
  painel_admin_incluso: 'adminPanelPlace',
  painel_admin_recorrencia: 'adminPanelRecurrence',
  prazo: 'timeline',
  horas_trabalho: 'workingHours',
  validade_dias: 'validityDays',
  condicoes_pagamento: 'paymentConditions',
  descricao: 'description',
  cores_personalizadas: 'customColors',
  template: 'template',
};

function toWire(briefing: Briefing, template: Template): WireContent {
  // As stored by the server, so that the title is still recognised as generated when the form is opened again.
  const clientName = seenLine(oneLine(briefing.clientName)).trim();
  const clientEmail = typedEmail(briefing.clientEmail);
  const phone = parsedOrRaw(parseTypedPhone, briefing.clientPhone);
  return {
    titulo: seenLine(oneLine(briefing.title)).trim() || proposalTitle(clientName, clientEmail),
    cliente_nome: clientName,
    cliente_email: clientEmail,
    cliente_cnpj: parsedOrRaw(parseTypedCnpj, briefing.clientCNPJ),
    cliente_cpf: parsedOrRaw(parseTypedCpf, briefing.clientCPF),
    cliente_endereco: briefing.clientAddress.trim(),
    cliente_cep: parsedOrRaw(parseTypedCep, briefing.clientCEP),
    cliente_numero: briefing.clientNumber.trim(),
    cliente_cidade: briefing.clientCity.trim(),
    cliente_dominio: briefing.clientDomain.trim(),
    logo_cliente_url: briefing.clientLogo,
    tipo_site: projectType(briefing.projectType),
    paginas: Number.isInteger(briefing.pages) && briefing.pages >= 1 ? briefing.pages : DEFAULT_PAGES,
    funcionalidades: briefing.features,
    valor_total: moneyToWire(briefing.budget),
    servidor_web_valor: moneyToWire(briefing.serverWebPrice),
    servidor_web_detalhes: briefing.serverWebDetails,
    servidor_email_valor: moneyToWire(briefing.serverEmailPrice),
    servidor_email_detalhes: briefing.serverEmailDetails,
    suporte_gestao_valor: moneyToWire(briefing.supportPrice),
    suporte_gestao_detalhes: briefing.supportDetails,
    painel_admin_valor: moneyToWire(briefing.adminPanelPrice),
    painel_admin_detalhes: briefing.adminPanelDetails,
    ...termsOnWire(briefing),
    ...(phone ? { cliente_telefone: phone } : {}),
    ...(briefing.validityDays.trim() ? { validade_dias: Number(briefing.validityDays.trim()) } : {}),
    prazo: toPrazo(briefing) || EDIT_PRAZO,
    horas_trabalho: briefing.workingHours.trim(),
    condicoes_pagamento: briefing.paymentConditions,
    descricao: briefing.description,
    cores_personalizadas: {
      primaria: briefing.customColors.primary,
      secundaria: briefing.customColors.secondary,
    },
    template,
  };
}

/** A form without a type is rendered as custom; it is never sent, since validation requires the type. */
function projectType(value: string): ProjectType {
  return isProjectType(value) ? value : 'custom';
}
