import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { MESSAGES } from '../../messages.js';

/**
 * What happens to an account and is kept for six months as an access record (D35), in the groups that people read it by: who
 * came in and went, who was refused, and what was changed.
 */
export const ACTIVITY_GROUPS = {
  entradas: ['entrada', 'saida', 'sessao-encerrada', 'codigo-pedido'],
  tentativas: [
    'entrada-recusada',
    'limite-entrada',
    'limite-recuperacao',
    'senha-atual-recusada',
    'codigo-recusado',
    'limite-codigo',
  ],
  mudancas: [
    'conta-criada',
    'google-vinculado',
    'senha-alterada',
    'recuperacao-pedida',
    'recuperacao-concluida',
  ],
} as const;
export type ActivityGroup = keyof typeof ACTIVITY_GROUPS;
export type ActivityKind = (typeof ACTIVITY_GROUPS)[ActivityGroup][number];

const GROUPS = Object.keys(ACTIVITY_GROUPS) as ActivityGroup[];
export const ACTIVITY_KINDS = GROUPS.flatMap((group): readonly ActivityKind[] => ACTIVITY_GROUPS[group]);

export const groupOf = (kind: ActivityKind): ActivityGroup =>
  GROUPS.find((group) => (ACTIVITY_GROUPS[group] as readonly ActivityKind[]).includes(kind)) ?? 'mudancas';

/** How somebody showed who they are; null where that is no part of what happened. */
export const ACTIVITY_METHODS = ['senha', 'google', 'codigo'] as const;
export type ActivityMethod = (typeof ACTIVITY_METHODS)[number];

/** Several times the same, from one address, is one entry: `vezes` of them between `desde` and `em`. */
export const ActivityFacts = {
  id: z.uuid(),
  tipo: z.enum(ACTIVITY_KINDS),
  metodo: z.enum(ACTIVITY_METHODS).nullable(),
  em: instant,
  desde: instant,
  vezes: z.int().min(1),
  /** '' where it came from more addresses than are told apart. */
  ip: z.string(),
  /** 0 where it is not known. */
  porta: z.int(),
  /** As people call the place, from the browser's own claim: "Chrome no Android". */
  aparelho: z.string(),
};
export const Activity = z.strictObject(ActivityFacts);
export type Activity = z.output<typeof Activity>;

export const listActivity = defineCall({
  method: 'GET',
  path: '/api/auth/activity',
  who: 'user',
  summary:
    'What happened to the own account in the last six months (D35), newest first, one page; `Link: <…>; rel="next"`.',
  query: z.object({
    limit: z.coerce
      .number({ error: MESSAGES.invalid })
      .int(MESSAGES.invalid)
      .min(1, MESSAGES.invalid)
      .max(100, MESSAGES.invalid)
      .default(20),
    cursor: z.string().max(200, MESSAGES.invalid).optional(),
    grupo: z.enum(GROUPS, { error: MESSAGES.invalid }).optional(),
  }),
  answers: { 200: z.array(Activity) },
});
