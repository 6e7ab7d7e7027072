import { describe, expect, it } from '@jest/globals';
import { readJsonFile } from '../atomic-file.mjs';
import { inRoot } from '../paths.mjs';
import { isAllowed, type Locked, packagesOf, problemsOf } from './lockfile.mjs';
import { INSTALL_SCRIPTS, isBelow, READ_BY_HAND } from './policy.mjs';

const { packages } = readJsonFile(inRoot('package-lock.json')) as { packages: Record<string, Locked> };
const GOOD: Locked = {
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/x/-/x-1.0.0.tgz',
  integrity: 'sha512-AAAA',
  license: 'MIT',
};
const problems = (name: string, change: Locked) =>
  problemsOf(packagesOf({ [`node_modules/${name}`]: { ...GOOD, ...change } }));

describe('what may be installed (docs/decisions/0045)', () => {
  it('is what the lockfile installs', () => {
    const found = packagesOf(packages);
    expect(found.length).toBeGreaterThan(500);
    expect(problemsOf(found)).toEqual([]);
  });

  it('is listed without what is gone', () => {
    const installed = packagesOf(packages);
    const names = (list: typeof installed) => new Set(list.map(({ name }) => name));
    const scripted = names(installed.filter(({ locked }) => locked.hasInstallScript));
    expect(Object.keys(INSTALL_SCRIPTS).filter((name) => !scripted.has(name))).toEqual([]);
    const unnamed = names(installed.filter(({ locked }) => locked.license === undefined));
    expect(Object.keys(READ_BY_HAND).filter((name) => !unnamed.has(name))).toEqual([]);
  });

  it.each<[string, Locked, RegExp]>([
    ['x', { resolved: 'https://registry.example/x/-/x-1.0.0.tgz' }, /comes from https:\/\/registry\.example/],
    ['x', { resolved: 'http://registry.npmjs.org/x/-/x-1.0.0.tgz' }, /comes from http:/],
    ['x', { resolved: 'git+ssh://git@github.com/x/x.git#abc' }, /comes from git/],
    ['x', { resolved: undefined } as never, /comes from nowhere/],
    ['x', { integrity: 'sha1-AAAA' }, /SHA-512/],
    ['x', { license: 'GPL-3.0-only' }, /GPL-3\.0-only/],
    ['x', { license: 'MPL-2.0' }, /MPL-2\.0/],
    ['x', { license: undefined } as never, /licence ''/],
    ['x', { hasInstallScript: true }, /install script/],
    ['nodemailer', { version: '7.0.6' }, /GHSA-mm7p/],
    ['debug', { version: '4.4.2' }, /denied/],
  ])('refuses %s %j', (name, change, message) => {
    expect(problems(name, change)).toEqual([expect.stringMatching(message)]);
  });

  it('knows a tool’s licences, bundled packages and our own', () => {
    expect(problems('x', {})).toEqual([]);
    expect(problems('x', { license: 'MPL-2.0', dev: true })).toEqual([]);
    expect(
      problemsOf(packagesOf({ 'node_modules/@acordo/web': { link: true }, 'packages/brazil': {} })),
    ).toEqual([]);
    expect(problems('x', { inBundle: true, integrity: undefined, resolved: undefined } as never)).toEqual([]);
  });

  it('reads expressions of licences and versions', () => {
    const allowed = ['MIT', 'OFL-1.1'];
    expect(
      ['MIT', 'MIT AND OFL-1.1', 'MIT OR GPL-2.0', '(MIT OR CC0-1.0)'].map((one) => isAllowed(one, allowed)),
    ).toEqual([true, true, true, true]);
    expect(
      ['', 'GPL-2.0', 'MIT AND GPL-2.0', 'MIT AND (X OR Y)'].map((one) => isAllowed(one, allowed)),
    ).toEqual([false, false, false, false]);
    expect([isBelow('4.0.3', '4.0.4'), isBelow('4.0.4', '4.0.4'), isBelow('10.0.0', '4.0.4')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isBelow('18.4.0-beta.17', '18.4.0')).toBe(false);
  });
});
