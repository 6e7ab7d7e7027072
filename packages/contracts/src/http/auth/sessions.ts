import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';

/** One session of the account. `ip` and `user_agent` are those of its login. */
export const Session = z.strictObject({
  id: z.uuid(),
  /** The session of this request. */
  atual: z.boolean(),
  metodo: z.enum(['senha', 'google']),
  ip: z.string(),
  user_agent: z.string(),
  criado_em: instant,
  usado_em: instant,
});
export type Session = z.output<typeof Session>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  who: 'user',
  summary: 'The own open sessions, the latest used first (D7, D8).',
  responses: { 200: z.array(Session) },
});

export const endOtherSession = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  who: 'user',
  summary: 'Ends one of the own sessions at once, this one as well. Absent or someone else’s: 404.',
  params: z.object({ id: z.uuid() }),
  responses: { 204: z.undefined() },
});
