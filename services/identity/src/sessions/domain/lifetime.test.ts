import { describe, expect, it } from '@jest/globals';
import { sessionState, LIFETIMES } from './lifetime.js';

const START = new Date('2026-11-27T12:00:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const MINUTE = 60;
const DAY = 86_400;

describe('the lifetime of a session (D8)', () => {
  it('is what was agreed', () => {
    expect(LIFETIMES.user).toMatchObject({ idle: 2_592_000, limit: 15_552_000 });
    expect(LIFETIMES.admin).toMatchObject({ idle: 1_800, limit: 43_200 });
  });

  const session = { usado_em: START, expira_em: after(30 * DAY), limite_em: after(180 * DAY) };
  it.each([
    ['at once', 0, 'alive'],
    ['just before a renewal is due', 10 * MINUTE - 0.001, 'alive'],
    ['when it is due', 10 * MINUTE, 'renew'],
    ['in its last millisecond', 30 * DAY - 0.001, 'renew'],
    ['at its end', 30 * DAY, 'over'],
  ] as const)('a user session, looked at %s', (_when, seconds, verdict) => {
    expect(sessionState(session, 'user', after(seconds))).toBe(verdict);
  });

  it('ends at its limit even if it was just used', () => {
    const used = { usado_em: after(180 * DAY - 1), expira_em: after(180 * DAY), limite_em: after(180 * DAY) };
    expect(sessionState(used, 'user', after(180 * DAY - 0.5))).toBe('alive');
    expect(sessionState({ ...used, expira_em: after(200 * DAY) }, 'user', after(180 * DAY))).toBe('over');
  });

  it("renews an administrator's often enough for 30 minutes without use to mean that", () => {
    const admin = { usado_em: START, expira_em: after(30 * MINUTE), limite_em: after(720 * MINUTE) };
    expect(sessionState(admin, 'admin', after(MINUTE))).toBe('renew');
    expect(sessionState(admin, 'admin', after(30 * MINUTE))).toBe('over');
  });
});
