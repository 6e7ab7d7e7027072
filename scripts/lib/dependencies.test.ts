import { describe, expect, it } from '@jest/globals';
import { readJsonFile } from './atomic-file.mjs';
import { isInstalled } from './dependencies.mjs';
import { inRoot } from './paths.mjs';

type Locked = { integrity?: string; resolved?: string };

const locked = {
  '': { version: '0.1.0' },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/binary-for-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  'node_modules/forgotten': { version: '1.0.0', extraneous: true },
};
const installed = { 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' } };

describe('npm ci', () => {
  it('is needed in a clean clone, or after an interrupted installation', () => {
    expect(isInstalled(locked, undefined, 'everything')).toBe(false);
  });
  it('is not needed when everything is there, but for another platform’s binaries and what npm skips', () => {
    expect(isInstalled(locked, installed, 'everything')).toBe(true);
  });
  it.each([
    ['another version', { 'node_modules/pg': { version: '8.0.1', integrity: 'sha512-a' } }],
    ['another content', { 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-z' } }],
    ['a package missing', {}],
    [
      'another version of an optional one',
      { ...installed, 'node_modules/binary-for-mac': { version: '2.0.0' } },
    ],
  ])('is needed with %s', (_, state) => {
    expect(isInstalled(locked, state, 'everything')).toBe(false);
  });

  it('is not needed by a start where only the tests’ tools are missing', () => {
    const withTools = {
      ...locked,
      'node_modules/jest': { version: '30.0.0', integrity: 'sha512-j', dev: true },
    };
    expect(isInstalled(withTools, installed, 'product')).toBe(true);
    expect(isInstalled(withTools, installed, 'everything')).toBe(false);
    expect(isInstalled(withTools, {}, 'product')).toBe(false);
  });
});

describe('the lockfile', () => {
  it('says where each package is fetched, else an installation asks for all of them first', () => {
    const { packages } = readJsonFile(inRoot('package-lock.json')) as { packages: Record<string, Locked> };
    const fetched = Object.entries(packages).filter(([, { integrity }]) => integrity);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(([, { resolved }]) => !resolved?.endsWith('.tgz'))).toEqual([]);
  });
});
