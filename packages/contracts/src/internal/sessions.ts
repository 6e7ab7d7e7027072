import { z } from 'zod';
import { defineCall } from '../call.js';
import { Rights } from './caller.js';

/** Names of the cookies; behind https the gateway and identity put `__Host-` in front (D8). */
export const USER_COOKIE = 'acordo_sessao';
export const ADMIN_COOKIE = 'acordo_admin';

/** Redis channel on which identity says that sessions or rights changed (D8); every gateway forgets at once. */
export const SESSIONS_CHANNEL = 'acordo:sessoes';
/** What changed: one session (hex SHA-256 of its token) or everything of one user. */
export const SessionsChanged = z.union([
  z.strictObject({ session: z.string() }),
  z.strictObject({ user: z.string() }),
]);
export type SessionsChanged = z.output<typeof SessionsChanged>;

/** `hash` is the hex SHA-256 of the cookie's value: the value itself never travels further than the gateway. */
export const introspect = defineCall({
  method: 'POST',
  path: '/internal/sessions/introspect',
  who: 'internal',
  summary: 'Whose session this is and what its owner may do; renews a user session (D8).',
  body: z.object({ kind: z.enum(['user', 'admin']), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  answers: {
    200: z.strictObject({
      session: z.strictObject({ sid: z.string(), sub: z.string(), rights: Rights.nullable() }).nullable(),
    }),
  },
});
