import { z } from 'zod';
import { defineCall } from '../call.js';
import { instant, optionalInstant } from '../fields/instant.js';
import { ActivityFacts } from '../http/auth/activity.js';
import { PLANS } from '../http/auth/user.js';

const { id: _, ...activity } = ActivityFacts;

const params = z.object({ id: z.uuid() });

/** All that identity stores of a user, for the archive of own data (D37). */
export const Profile = z.strictObject({
  id: z.uuid(),
  nome: z.string(),
  email: z.string(),
  email_confirmado_em: optionalInstant,
  provider: z.enum(['email', 'google']),
  plano: z.enum(PLANS),
  plano_ate: optionalInstant,
  unlimited_proposals: z.boolean(),
  is_admin: z.boolean(),
  criado_em: instant,
  ultimo_login: optionalInstant,
  identidades: z.array(
    z.strictObject({ issuer: z.string(), subject: z.string(), criado_em: instant, usado_em: instant }),
  ),
  /** Missing in responses of the previous release. */
  identidades_desconectadas: z
    .array(z.strictObject({ issuer: z.string(), subject: z.string(), desligada_em: instant }))
    .default([]),
  sessoes: z.array(
    z.strictObject({
      metodo: z.string(),
      criado_em: instant,
      usado_em: instant,
      expira_em: instant,
      ip: z.string(),
      user_agent: z.string(),
    }),
  ),
  /** Of the last six months (D35), newest first. */
  atividade: z.array(z.strictObject(activity)),
  assinaturas_do_plano: z.array(
    z.strictObject({
      plano: z.string().nullable(),
      estado: z.string(),
      periodo_ate: optionalInstant,
      atualizado_em: instant,
    }),
  ),
});
export type Profile = z.output<typeof Profile>;

export const readProfile = defineCall({
  method: 'GET',
  path: '/internal/accounts/:id/profile',
  who: 'internal',
  summary: 'What identity knows of a user, for the archive of own data; null once the account is closed.',
  params,
  responses: { 200: z.strictObject({ profile: Profile.nullable() }) },
});

export const reportErased = defineCall({
  method: 'POST',
  path: '/internal/accounts/:id/erased',
  who: 'internal',
  summary:
    'The other services have erased what a closed account had: now identity erases the user (D37). Idempotent; an account that is not closed stays.',
  params,
  responses: { 204: z.undefined() },
});
