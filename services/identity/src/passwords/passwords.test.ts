import { beforeAll, describe, expect, it } from '@jest/globals';
import { BoundedPool } from './bounded-pool.js';
import { Passwords } from './passwords.js';

describe('passwords (D9)', () => {
  const passwords = new Passwords();
  beforeAll(() => passwords.onModuleInit());

  it('are kept as argon2id with the agreed cost, each with its own salt', async () => {
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
    ['how an accent is written', 'acordo\u00e3', 'acordoa\u0303'],
  ])('differ by %s', async (_by, one, two) => {
    const kept = await passwords.hash(one);
    expect(await passwords.matches(kept, one)).toBe(true);
    expect(await passwords.matches(kept, two)).toBe(false);
  });

  it('never match where there is none', async () => {
    expect(await passwords.matches(null, 'senha secreta')).toBe(false);
  });

  it('beyond what can wait answer 503 with a time to come back', async () => {
    const narrow = new Passwords(new BoundedPool(1, 2));
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => narrow.hash('x'.repeat(128))));
    expect(all.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(3);
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const error of refused) expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
  });
});
