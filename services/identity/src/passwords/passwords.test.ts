import { beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { BoundedPool } from './bounded-pool.js';
import { Passwords } from './passwords.js';
import { spellingsOf } from './spellings.js';

describe('passwords (D9)', () => {
  const passwords = new Passwords();
  beforeAll(() => passwords.onModuleInit());

  it('are stored as argon2id with the agreed cost, each with its own salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('senha secreta'), passwords.hash('senha secreta')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches(one, 'senha secreta')).toBe(true);
  });

  it.each([
    ['a space at the end', 'senha secreta', 'senha secreta '],
    ['case', 'Senha', 'senha'],
    ['what follows the 72nd byte', `${'x'.repeat(80)}a`, `${'x'.repeat(80)}b`],
    ['an emoji', 'senha 🎉', 'senha 🎊'],
  ])('differ by %s', async (_by, one, two) => {
    const kept = await passwords.hash(one);
    expect(await passwords.matches(kept, one)).toBe(true);
    expect(await passwords.matches(kept, two)).toBe(false);
  });

  const [COMPOSED, DECOMPOSED] = ['senha de Jos\u00e9', 'senha de Jose\u0301'];

  it('are one password however an accent is written (docs/decisions/0021)', async () => {
    for (const kept of [await passwords.hash(COMPOSED), await passwords.hash(DECOMPOSED)]) {
      expect(await passwords.match(kept, COMPOSED)).toBe('normalised');
      expect(await passwords.match(kept, DECOMPOSED)).toBe('normalised');
      expect(await passwords.match(kept, 'senha de Jose')).toBe('none');
    }
  });

  it('match as typed what was stored before they were normalised', async () => {
    const before = await hash(DECOMPOSED, passwords.cost);
    expect(await passwords.match(before, DECOMPOSED)).toBe('as-typed');
    expect(await passwords.matches(before, DECOMPOSED)).toBe(true);
    expect(await passwords.match(before, `${DECOMPOSED}!`)).toBe('none');
  });

  it.each([
    ['plain', 1],
    [COMPOSED, 1],
    [DECOMPOSED, 2],
  ])('are compared as often as the typed password requires, for any account: %j', (typed, times) => {
    expect(spellingsOf(typed)).toHaveLength(times);
  });

  it('never match where there is none', async () => {
    expect(await passwords.matches(null, 'senha secreta')).toBe(false);
    expect(await passwords.match(null, DECOMPOSED)).toBe('none');
  });

  it('beyond the queue are 503 with Retry-After', async () => {
    const narrow = new Passwords(new BoundedPool(1, 2));
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => narrow.hash('x'.repeat(128))));
    expect(all.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(3);
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const error of refused) expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
  });
});
