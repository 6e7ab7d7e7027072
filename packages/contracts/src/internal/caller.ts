import { z } from 'zod';
import { PLANS } from '../http/auth/user.js';

/** Header that carries the internal token from the gateway (or a service) to a service. */
export const CALLER_HEADER = 'x-acordo-caller';
/** Seconds that a token is valid, and the tolerated clock difference. */
export const TOKEN_LIFE_S = 30;
export const TOKEN_LEEWAY_S = 5;

/** What the caller may do; part of the token so that no service calls identity inside a transaction (D13). */
export const Rights = z.strictObject({
  plano: z.enum(PLANS),
  unlimited: z.boolean(),
  admin: z.boolean(),
});
export type Rights = z.output<typeof Rights>;

const id = z.guid();
const isId = (text: string): boolean => id.safeParse(text).success;

/**
 * Claims of the internal token. `kind` is the kind of caller: unknown, a user's session, an administrator's
 * session, or a service by itself. With a session, `sub` is the account and `sid` the session: both are ids, so that
 * no other text reaches a statement. Only users have rights: one kind of session is never accepted as the other, even if
 * a token names it wrongly (attack 181). `ip`/`port`/`ua` are the client's as the gateway saw them (D36): evidence
 * and limits use these alone. `iat`/`exp` are seconds.
 */
export const Claims = z
  .strictObject({
    iss: z.string(),
    aud: z.string(),
    kind: z.enum(['anonymous', 'user', 'admin', 'service']),
    sub: z.string(),
    sid: z.string(),
    rights: Rights.nullable(),
    ip: z.string(),
    port: z.number().int(),
    ua: z.string(),
    rid: z.string(),
    iat: z.number().int(),
    exp: z.number().int(),
  })
  .refine(({ kind, sub, sid }) => (kind !== 'user' && kind !== 'admin') || (isId(sub) && isId(sid)))
  .refine(({ kind, rights }) => (kind === 'user') === (rights !== null));
export type Claims = z.output<typeof Claims>;

/** Who may call whom; a service refuses every other issuer. */
export const MAY_CALL = {
  identity: ['gateway', 'notifications', 'admin', 'proposals'],
  proposals: ['gateway', 'notifications', 'admin'],
  admin: ['gateway'],
  notifications: ['gateway', 'admin'],
} as const;
