import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { MESSAGES } from '../../messages.js';
import { ActivityFacts } from '../auth/activity.js';
import { PageQuery } from './page.js';

/** What can be recorded (D34). */
export const AUDITED = [
  'usuario-alterado',
  'email-reenviado',
  'admin-criado',
  'admin-removido',
  'admin-email-alterado',
  'admin-senha-alterada',
  'admin-2fa-ativado',
  'admin-2fa-desativado',
] as const;
export type Audited = (typeof AUDITED)[number];

/** Field → value; null where it was erased with its user (D37). */
const Values = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()])).nullable();

/** D34: who changed what, from what to what, when and from where. */
export const AuditEntry = z.strictObject({
  id: z.uuid(),
  em: instant,
  /** Null: the operator's command line. */
  quem_id: z.uuid().nullable(),
  quem: z.string(),
  acao: z.enum(AUDITED),
  alvo_tipo: z.enum(['usuario', 'administrador', 'email']),
  alvo_id: z.uuid(),
  /** Its current name for people: a user's name, an administrator's email; '' if it was deleted, or is an email. */
  alvo: z.string(),
  antes: Values,
  depois: Values,
  /** '' on the command line. */
  ip: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** D35: a successful or refused sign-in to an account, a user's or an administrator's. */
export const AccessEntry = z.strictObject({
  ...ActivityFacts,
  conta_tipo: z.enum(['usuario', 'administrador']),
  conta_id: z.uuid(),
  /** Its current name for people: a user's name, an administrator's email; '' if it was deleted. */
  conta: z.string(),
});
export type AccessEntry = z.output<typeof AccessEntry>;

/** The classes of entries. */
export const AUDIT_CLASSES = ['alteracao', 'acesso'] as const;
export type AuditClass = (typeof AUDIT_CLASSES)[number];

/** An entry of the panel's audit trail, with its class. */
export const TrailEntry = z.discriminatedUnion('classe', [
  AuditEntry.extend({ classe: z.literal('alteracao') }),
  AccessEntry.extend({ classe: z.literal('acesso') }),
]);
export type TrailEntry = z.output<typeof TrailEntry>;

export const readAudit = defineCall({
  method: 'GET',
  path: '/api/vitamina/audit',
  who: 'admin',
  summary:
    'What administrators changed and how people came in (D34, D35), newest first, of all services, one page; `classe` for one of the two; `Link: <…>; rel="next"`.',
  query: PageQuery.extend({ classe: z.enum(AUDIT_CLASSES, { error: MESSAGES.invalid }).optional() }),
  responses: { 200: z.array(TrailEntry) },
});
