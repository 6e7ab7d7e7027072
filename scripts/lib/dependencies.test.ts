import { describe, expect, it } from '@jest/globals';
import { readJsonFile } from './atomic-file.mjs';
import { isInstalled } from './dependencies.mjs';
import { inRoot } from './paths.mjs';

describe('the lockfile', () => {
  it('contains the URL of each package, since otherwise an installation first requests all metadata', () => {
    const { packages } = readJsonFile(inRoot('package-lock.json')) as {
      packages: Record<string, { integrity?: string; resolved?: string }>;
    };
    const fetched = Object.entries(packages).filter(([, { integrity }]) => integrity);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(([, { resolved }]) => !resolved?.endsWith('.tgz'))).toEqual([]);
  });
});

describe('an installation is complete', () => {
  const wanted = {
    '': {},
    'packages/brazil': { version: '0.1.0' },
    'node_modules/@acordo/brazil': {},
    'node_modules/pg': { version: '8.1.0' },
    'node_modules/jest': { version: '30.0.0', dev: true },
    'node_modules/windows-only': { version: '1.0.0', optional: true },
  };
  const { '': _root, 'node_modules/windows-only': _other, ...everything } = wanted;
  const { 'node_modules/jest': _tool, ...product } = everything;

  it('with what belongs to it, however npm was called', () => {
    expect(isInstalled('everything', wanted, everything)).toBe(true);
    expect(isInstalled('product', wanted, everything)).toBe(true);
    expect(isInstalled('product', wanted, product)).toBe(true);
  });

  it('not without the tools of the tests, in another version, or in a clean clone', () => {
    expect(isInstalled('everything', wanted, product)).toBe(false);
    expect(isInstalled('product', wanted, { ...product, 'node_modules/pg': { version: '8.0.0' } })).toBe(
      false,
    );
    expect(isInstalled('product', wanted, {})).toBe(false);
  });
});
