import { randomUUID } from 'node:crypto';
import { freeRights } from '@acordo/contracts/fixtures/user';
import { type ClaimsGiven, signToken } from '@acordo/service-kit/caller/token';

export const KEY = Buffer.alloc(32, 7);

const NOBODY: ClaimsGiven = {
  iss: 'gateway',
  aud: 'proposals',
  kind: 'anonymous',
  sub: '',
  sid: '',
  rights: null,
  ip: '203.0.113.9',
  port: 50_000,
  ua: 'Mozilla/5.0 (test)',
  rid: 'test',
};

export type Claims = Partial<ClaimsGiven>;
export const VISITOR: Claims = {};

/** A user that no other test uses; free by default. */
export const user = (rights: Partial<NonNullable<ClaimsGiven['rights']>> = {}): Claims & { sub: string } => ({
  kind: 'user',
  sub: randomUUID(),
  sid: randomUUID(),
  rights: { ...freeRights, ...rights },
});
export const unlimitedUser = () => user({ unlimited: true });

/** As the gateway (or `iss`) signs it. */
export const token = (claims: Claims, now: Date, key = KEY): string =>
  signToken({ ...NOBODY, ...claims }, key, now);
