import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IntrospectedSession } from '../forwarding/caller-tokens.js';
import { type Credential, KEEP_MS, SessionCache } from './session-cache.js';

const ana: IntrospectedSession = { sid: 's1', sub: 'ana', rights: null };
const bia: IntrospectedSession = { sid: 's2', sub: 'bia', rights: null };

describe('the cache of identity’s responses (D8)', () => {
  let now: number;
  let asked: number;
  let cache: SessionCache;
  const find = (hash: string, session: IntrospectedSession | null = ana, kind: Credential['kind'] = 'user') =>
    cache.find({ kind, hash }, async () => {
      asked += 1;
      return session;
    });

  beforeEach(() => {
    now = 1_000;
    asked = 0;
    cache = new SessionCache(() => now);
    cache.listen(true);
  });

  it('is used for two seconds', async () => {
    expect(await find('a')).toBe(ana);
    now += KEEP_MS - 1;
    expect(await find('a', null)).toBe(ana);
    expect(asked).toBe(1);
    now += 1;
    expect(await find('a', null)).toBeNull();
    expect(KEEP_MS).toBe(2_000);
  });

  it('is of one kind: the same value in the other kind’s cookie is looked up separately (attacks 125, 181)', async () => {
    const admin: IntrospectedSession = { sid: 's3', sub: 'diretora', rights: null };
    expect(await find('a')).toBe(ana);
    expect(await find('a', null, 'admin')).toBeNull();
    expect(await find('b', admin, 'admin')).toBe(admin);
    expect(await find('b', null)).toBeNull();
    expect([await find('a', null), await find('b', null, 'admin')]).toEqual([ana, admin]);
    expect(asked).toBe(4);
    for (const hash of ['a', 'b']) cache.evict({ session: hash });
    expect([await find('a', null), await find('b', null, 'admin')]).toEqual([null, null]);
    expect(asked).toBe(6);
  });

  it('is empty while changes are not received', async () => {
    await find('a');
    cache.listen(false);
    await find('a');
    await find('a');
    expect(asked).toBe(3);
    cache.listen(true);
    await find('a');
    expect(asked).toBe(4);
  });

  it('drops an entry when its session or its user changed, and not when another did', async () => {
    await find('a');
    await find('b', bia);
    await find('c', null);
    cache.evict({ session: 'a' });
    await find('a');
    await find('b', bia);
    expect(asked).toBe(4);
    cache.evict({ user: 'bia' });
    await find('a');
    await find('b', bia);
    await find('c', null);
    expect(asked).toBe(5);
    cache.clear();
    await find('a');
    expect(asked).toBe(6);
  });

  it.each([
    ['any change', () => cache.evict({ session: 'other' })],
    ['a message that could not be read', () => cache.clear()],
    ['a lost connection', () => cache.listen(false)],
    ['a new connection', () => cache.listen(true)],
  ])('does not store a response that was requested before %s', async (_what, happens) => {
    let response: (session: IntrospectedSession) => void = () => undefined;
    const underWay = cache.find(
      { kind: 'user', hash: 'a' },
      () => new Promise((resolve) => (response = resolve)),
    );
    happens();
    response(ana);
    expect(await underWay).toBe(ana);
    expect(await find('a', null)).toBeNull();
  });

  it('never returns the response of an earlier request: simultaneous ones all call identity', async () => {
    await Promise.all([find('a'), find('a'), find('a')]);
    expect(asked).toBe(3);
  });

  it('is limited', async () => {
    for (let i = 0; i < 10_001; i += 1) await find(`h${i}`);
    await find('h0');
    expect(asked).toBe(10_002);
  });
});
