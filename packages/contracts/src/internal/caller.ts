import { z } from 'zod';
import { PLANS } from '../http/auth/user.js';

/** Header that carries the internal token from the gateway (or a service) to a service. */
export const CALLER_HEADER = 'x-acordo-caller';
/** Seconds a token lives, and the clock difference that is forgiven. */
export const TOKEN_LIFE_S = 30;
export const TOKEN_LEEWAY_S = 5;

/** What the caller may do; rides in the token so that no service asks identity inside a transaction (D13). */
export const Rights = z.strictObject({
  plano: z.enum(PLANS),
  unlimited: z.boolean(),
  admin: z.boolean(),
});
export type Rights = z.output<typeof Rights>;

const id = z.guid();
const isId = (text: string): boolean => id.safeParse(text).success;

/**
 * Claims of the internal token. `kind` says who is behind the call: nobody known, a user's session, an administrator's
 * session, or a service by itself. Where there is a session, `sub` and `sid` name the account and it: both are ids, so that
 * no statement is ever asked for another text. Rights are a user's: one kind of session never passes for the other, however
 * a token came to name it (attack 181). `ip`/`port`/`ua` are the client's as the gateway saw them (D36): evidence
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
