import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { MESSAGES } from '../../messages.js';
import { ACTIVITY_GROUP_NAMES, ACTIVITY_KINDS, ACTIVITY_METHODS } from './activity-kinds.js';

/** Repetitions from one address are one entry: `vezes` of them between `desde` and `em`. */
export const ActivityFacts = {
  id: z.uuid(),
  tipo: z.enum(ACTIVITY_KINDS),
  metodo: z.enum(ACTIVITY_METHODS).nullable(),
  em: instant,
  desde: instant,
  vezes: z.int().min(1),
  /** '' where there were more addresses than are recorded separately. */
  ip: z.string(),
  /** 0 if unknown. */
  porta: z.int(),
  /** The device's name for people, from the user agent: "Chrome no Android". */
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
    grupo: z.enum(ACTIVITY_GROUP_NAMES, { error: MESSAGES.invalid }).optional(),
  }),
  responses: { 200: z.array(Activity) },
});
