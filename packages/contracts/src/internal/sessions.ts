import { z } from 'zod';
import { defineCall } from '../call.js';
import { Rights } from './caller.js';

/** Names of the cookies as `cookieName` completes them. */
export const USER_COOKIE = 'acordo_sessao';
export const ADMIN_COOKIE = 'acordo_admin';

/** Only for a link's page, in parts `_0` and `_1`: a form that was sent without scripts and refused (docs/decisions/0033). */
export const FORM_COOKIE = 'acordo_resposta';

/** Proves that this browser logged in to an account before: the account-wide limit of D48 does not apply to it. */
export const DEVICE_COOKIE = 'acordo_aparelho';
/** The same for administrators: one browser may have both, and neither replaces the other (attack 125). */
export const ADMIN_DEVICE_COOKIE = 'acordo_aparelho_admin';
/**
 * Header in which the gateway passes the device cookie's value to `login` (none when there is no such cookie; one that a
 * client sends is dropped). It is identity's own signed text; only identity reads it.
 */
export const DEVICE_HEADER = 'x-acordo-device';

/** Binds a sign-in with Google to the browser that began it (D11): encrypted by identity, for 10 minutes. */
export const SIGN_IN_COOKIE = 'acordo_entrada';
/** Header in which the gateway passes that cookie's value to the callback only. */
export const SIGN_IN_HEADER = 'x-acordo-sign-in';

/** D8: with https a cookie has the prefix with which browsers refuse one set by another host or path. */
export const cookieName = (base: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${base}` : base;

/**
 * Redis channel on which identity publishes changes of sessions or rights (D8); every gateway drops its cached copy. The
 * databases of one Redis share its channels: an installation in another database than 0 has one with that number, so that two
 * installations do not empty each other's caches.
 */
export const sessionsChannel = (database = 0): string =>
  database === 0 ? 'acordo:sessoes' : `acordo:sessoes:${database}`;
/** What changed: one session (hex SHA-256 of its token) or everything of one user. */
export const SessionsChanged = z.union([
  z.strictObject({ session: z.string() }),
  z.strictObject({ user: z.string() }),
]);
export type SessionsChanged = z.output<typeof SessionsChanged>;

/** `hash` is the hex SHA-256 of the cookie's value: the gateway never sends the value itself. */
export const introspect = defineCall({
  method: 'POST',
  path: '/internal/sessions/introspect',
  who: 'internal',
  summary: 'Whose session this is and what its owner may do; renews a user session (D8).',
  body: z.object({ kind: z.enum(['user', 'admin']), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  responses: {
    200: z.strictObject({
      session: z.strictObject({ sid: z.string(), sub: z.string(), rights: Rights.nullable() }).nullable(),
    }),
  },
});
