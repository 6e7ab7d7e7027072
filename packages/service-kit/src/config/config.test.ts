import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, parseConfig } from './read-config.js';
import { commonVariables, refuseShiftedClock, secretKeys } from './variables.js';

const schema = z.object({ ...commonVariables, KEY: secretKeys }).superRefine(refuseShiftedClock);
const key = 'a'.repeat(43);

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

describe('configuration', () => {
  it('is parsed into types with defaults', () => {
    const config = parseConfig(schema, { PORT: '8080', KEY: key, LOG_LEVEL: '' });
    expect(config).toMatchObject({ PORT: 8080, LOG_LEVEL: 'info', CLOCK_SHIFT: 0 });
    expect(config.KEY).toEqual([Buffer.from(key, 'base64url')]);
  });
  it('takes keys as a list, in its order (docs/decisions/0022)', () => {
    const [one, two] = [randomBytes(32), randomBytes(48)];
    const text = ` ${one.toString('base64url')} , ${two.toString('base64url')}`;
    expect(parseConfig(schema, { PORT: '1', KEY: text }).KEY).toEqual([one, two]);
  });
  it.each([
    ['a short one', `${key},hunter2`, 'KEY: key 2 of 2 must be at least 32 random bytes in base64url'],
    ['an empty one', `${key},`, 'KEY: key 2 of 2 must be at least 32 random bytes in base64url'],
    ['nothing but a comma', ',', 'KEY: key 1 of 2 must be at least 32 random bytes in base64url'],
    ['one twice', `${'b'.repeat(43)},${key},${key}`, 'KEY: key 3 of 3 is there twice'],
    ['one twice in two spellings', `${key},${key.slice(0, -1)}b`, 'KEY: key 2 of 2 is there twice'],
  ])('refuses a list of keys with %s, and shows none of them', (_with, text, problem) => {
    expect.assertions(2);
    try {
      parseConfig(schema, { PORT: '1', KEY: text });
    } catch (error) {
      expect((error as ConfigError).problems).toEqual([problem]);
      expect((error as ConfigError).message).not.toMatch(/hunter2|aaaa|bbbb/);
    }
  });
  it('lists all errors, without values', () => {
    expect.assertions(3);
    try {
      parseConfig(schema, { KEY: 'hunter2' });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).problems).toHaveLength(2);
      expect((error as ConfigError).message).not.toContain('hunter2');
    }
  });
  it('takes a variable from the file that is named for it (docs/decisions/0046)', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'acordo-config-'));
    const file = path.join(folder, 'key');
    try {
      writeFileSync(file, `${key}\n`);
      const config = parseConfig(schema, { PORT: '1', KEY_FILE: file, OTHER_FILE: '/nothing' });
      expect(config.KEY).toEqual([Buffer.from(key, 'base64url')]);
      expect(parseConfig(schema, { PORT: '1', KEY: '', KEY_FILE: file }).KEY).toHaveLength(1);
      expect(problemsOf({ PORT: '1', KEY: key, KEY_FILE: file })).toEqual(['KEY: is set, and KEY_FILE too']);
      writeFileSync(file, '\n');
      const unreadable = 'KEY_FILE: is no file with a secret that can be read';
      for (const wrong of [file, folder, `${file}2`])
        expect(problemsOf({ PORT: '1', KEY_FILE: wrong })[0]).toBe(unreadable);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  it('refuses a moved clock in production (D3)', () => {
    const env = { PORT: '1', KEY: key, CLOCK_SHIFT: '60' };
    expect(() => parseConfig(schema, { ...env, NODE_ENV: 'production' })).toThrow('CLOCK_SHIFT');
    expect(parseConfig(schema, { ...env, NODE_ENV: 'test' }).CLOCK_SHIFT).toBe(60);
  });
});
