import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readJsonFile } from './atomic-file.mjs';
import { scopeWithTools } from './dependencies.mjs';
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

it('a start removes no tools that `npm ci` has installed', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-modules-'));
  expect(scopeWithTools('product', folder)).toBe('product');
  expect(scopeWithTools('everything', folder)).toBe('everything');
  const { devDependencies } = readJsonFile(inRoot('package.json')) as { devDependencies: object };
  expect(devDependencies).toHaveProperty('jest');
  fs.mkdirSync(path.join(folder, 'jest'));
  expect(scopeWithTools('product', folder)).toBe('everything');
  fs.rmSync(folder, { recursive: true });
});
