import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const compose = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
/** Variables that docker compose requires, with its error message. */
const demanded = [...compose.matchAll(/\$\{(\w+):\?([^}]*)\}/g)].map(([, name = '', says = '']) => ({
  name,
  says,
}));

let folder: string;
let env: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-env-'));
  fs.mkdirSync(path.join(folder, 'scripts'));
  fs.copyFileSync(path.join(root, 'scripts/make-env.mjs'), path.join(folder, 'scripts/make-env.mjs'));
  env = path.join(folder, '.env');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const makeEnv = () =>
  execFileSync(process.execPath, [path.join(folder, 'scripts/make-env.mjs')], { encoding: 'utf8' });
const variables = () => parseEnv(fs.readFileSync(env, 'utf8'));

describe('a newer version with the .env of the one before (attack 368)', () => {
  it('gets instructions from docker compose for every missing secret', () => {
    expect(demanded.length).toBeGreaterThan(20);
    expect(demanded.filter(({ says }) => says !== 'run node scripts/make-env.mjs')).toEqual([]);
  });

  it('gets every required secret', () => {
    makeEnv();
    const missing = demanded.filter(({ name }) => !variables()[name]);
    expect(missing).toEqual([]);
    expect(fs.statSync(env).mode & 0o777).toBe(0o600);
  });

  it('keeps its lines unchanged, and only missing ones are added', () => {
    makeEnv();
    const before = `# ours\nPUBLIC_URL=https://acordo.example\n${fs.readFileSync(env, 'utf8').replace(/^MAIL_KEY=.*\n/m, '')}`;
    fs.writeFileSync(env, before.trimEnd());
    expect(makeEnv()).toContain('1 secret made: MAIL_KEY');
    const after = fs.readFileSync(env, 'utf8');
    expect(after.startsWith(before.trimEnd())).toBe(true);
    expect(after.slice(before.trimEnd().length)).toMatch(/^\nMAIL_KEY=[\w-]{43}\n$/);
    expect(makeEnv()).toContain('nothing changed');
    expect(fs.readFileSync(env, 'utf8')).toBe(after);
  });

  it('gets a value where a line has none: compose would still require it', () => {
    makeEnv();
    fs.writeFileSync(env, fs.readFileSync(env, 'utf8').replace(/^MAIL_KEY=.*$/m, 'MAIL_KEY='));
    makeEnv();
    expect(variables()['MAIL_KEY']).toMatch(/^[\w-]{43}$/);
  });
});
