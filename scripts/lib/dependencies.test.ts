import { describe, expect, it } from '@jest/globals';
import { readJsonFile } from './atomic-file.mjs';
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
