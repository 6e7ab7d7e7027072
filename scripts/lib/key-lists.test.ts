import { describe, expect, it } from '@jest/globals';
import { changeEnvKeys, changeKeys, changeSecretKeys } from './key-lists.mjs';
import { completeSecrets } from './secrets.mjs';

const KEY = 'a'.repeat(43);

describe('the steps of changing keys (docs/decisions/0022)', () => {
  it('add one that only decrypts, make it the first, remove the older one', () => {
    const [first, added, ...rest] = changeKeys(KEY, 'add').split(',');
    expect([first, rest]).toEqual([KEY, []]);
    expect(added).toMatch(/^[\w-]{43}$/);
    expect(changeKeys(`${KEY},${added}`, 'use')).toBe(`${added},${KEY}`);
    expect(changeKeys(`${added},${KEY}`, 'drop')).toBe(added);
  });
  it.each([
    ['add', `${KEY},b`],
    ['use', KEY],
    ['drop', KEY],
  ] as const)('are refused out of turn, without showing a key: %s', (step, list) => {
    expect.assertions(2);
    try {
      changeKeys(list, step);
    } catch (error) {
      expect((error as Error).message).not.toContain('aaa');
      expect((error as Error).message).toContain(step === 'add' ? 'use, drop' : 'add');
    }
  });
  it('change every key of .env and nothing else', () => {
    const before = `POSTGRES_PASSWORD=p\nDATA_KEY=${KEY}\n# LINK_KEY=x\nLINK_KEY=${KEY}\nINTERNAL_KEY_ADMIN=${KEY}\nSITE=a\n`;
    const { text, names } = changeEnvKeys(before, 'add');
    expect(names).toEqual(['DATA_KEY', 'LINK_KEY', 'INTERNAL_KEY_ADMIN']);
    expect(text.replaceAll(/,[\w-]{43}$/gm, '')).toBe(before);
    expect(text.match(/,[\w-]{43}$/gm)).toHaveLength(3);
  });
  it('change the keys of the embedded default, and no password', () => {
    const before = completeSecrets({});
    const { internalKeys, dataKey, linkKey, ...others } = changeSecretKeys(before, 'add');
    expect(others).toEqual({
      databaseAdmin: before.databaseAdmin,
      databaseRoles: before.databaseRoles,
      redis: before.redis,
      mailKey: before.mailKey, // its hashes can't be computed again (docs/decisions/0030)
    });
    for (const list of [...Object.values(internalKeys), dataKey, linkKey])
      expect(list).toMatch(/^[\w-]{43},[\w-]{43}$/);
  });
});
