import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { UNDELIVERED } from '../../undelivered.js';
import { ProposalId } from './proposal.js';
import { DEVELOPMENT_STATUSES } from './states.js';

/** The maximum of newest events in a response; views are counted separately so that they displace no others. */
export const EVENTS_MAX = 1_000;
export const VIEW_EVENTS_MAX = 200;

/** How a client was reminded: by the owner's own WhatsApp, by an email of the product, or by scheduled work. */
const REMINDER_WAYS = ['whatsapp', 'email', 'automatico'] as const;

const nothing = z.strictObject({});
const version = z.number().int();
/** Of one event that merges several: how often, and since when; `em` is the last time. */
const several = { vezes: z.number().int().optional(), desde: instant.optional() };

/** What its owner sees of each type's details (D19): listed, so that salts, hashes and internal ids are not sent. */
export const EVENT_DETAILS = {
  /** `copia_de`: the proposal it was duplicated from. */
  criada: z.strictObject({ versao: version, copia_de: z.uuid().optional() }),
  editada: z.strictObject({ versao: version, ...several }),
  desenvolvimento_alterado: z.strictObject({
    de: z.enum(DEVELOPMENT_STATUSES),
    para: z.enum(DEVELOPMENT_STATUSES),
    ...several,
  }),
  link_gerado: z.strictObject({ expira_em: instant }),
  link_substituido: z.strictObject({ expira_em: instant }),
  link_revogado: nothing,
  link_expirado: z.strictObject({ expirou_em: instant }),
  /** Without an address: views are not traced to people (D19, D20). */
  vista: nothing,
  assinada: z.strictObject({
    nome: z.string(),
    email: z.string(),
    ip: z.string(),
    versao: version,
    codigo: z.string(),
  }),
  recusada: z.strictObject({ motivo: z.string(), versao: version }),
  /** An email to the client that was not sent or was refused (D29): the address, and the reason in one word. */
  email_nao_entregue: z.strictObject({
    email: z.string(),
    assunto: z.enum(['copia', 'novo-link', 'lembrete']),
    motivo: z.enum(UNDELIVERED),
  }),
  /** A client asked for another link after the end of this one (P118). */
  novo_link_pedido: nothing,
  /** The owner reminded the client, or scheduled work did (P119, P121); `email` only if it went to an address. */
  lembrete_enviado: z.strictObject({ canal: z.enum(REMINDER_WAYS), email: z.string().optional() }),
  excluida: nothing,
} as const;
export type EventType = keyof typeof EVENT_DETAILS;

const event = <T extends EventType>(tipo: T) =>
  z.strictObject({
    tipo: z.literal(tipo),
    em: instant,
    detalhes: z.nullable(EVENT_DETAILS[tipo]),
    em_verificacao: z.literal(true).optional(),
  });

/**
 * `detalhes` is null where they were erased: 'conteúdo apagado' (D19). `em_verificacao` is present only if the
 * event was altered; then `detalhes` is null as well.
 */
export const ProposalEvent = z.discriminatedUnion('tipo', [
  event('criada'),
  event('editada'),
  event('desenvolvimento_alterado'),
  event('link_gerado'),
  event('link_substituido'),
  event('link_revogado'),
  event('link_expirado'),
  event('vista'),
  event('assinada'),
  event('recusada'),
  event('email_nao_entregue'),
  event('novo_link_pedido'),
  event('lembrete_enviado'),
  event('excluida'),
]);
export type ProposalEvent = z.output<typeof ProposalEvent>;

export const proposalEvents = defineCall({
  method: 'GET',
  path: '/api/propostas/:id/events',
  who: 'user',
  summary: `Its history, oldest first: the newest ${EVENTS_MAX} events and the newest ${VIEW_EVENTS_MAX} views (D7, D19).`,
  params: ProposalId,
  responses: { 200: z.array(ProposalEvent) },
  errors: ['PROPOSAL_NOT_FOUND'],
});
