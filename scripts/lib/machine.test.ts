import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findProgram } from './programs.mjs';
import { redisConfig } from './redis.mjs';
import { fingerprint } from './fingerprint.mjs';

describe('the machine', () => {
  it('finds programs by name, in order, and skips files that cannot be run', () => {
    expect(findProgram(['no-such-program', 'sh'], '/nowhere:/bin')).toBe('/bin/sh');
    expect(findProgram(['passwd'], '/etc')).toBeUndefined();
  });
  it('Redis never drops a job: no eviction, everything persisted', () => {
    const config = redisConfig({ folder: '/d', port: 1, password: 'p', persistent: true });
    expect(config).toContain('maxmemory-policy noeviction');
    expect(config).toContain('appendonly yes');
    expect(config).toContain('requirepass p');
  });
});

describe('the fingerprint of the sources', () => {
  it('changes with content and names, not with times or output', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-web-'));
    try {
      const file = path.join(folder, 'a.ts');
      fs.writeFileSync(file, 'one');
      const first = fingerprint([folder]);
      fs.utimesSync(file, 1, 1);
      fs.mkdirSync(path.join(folder, 'dist'));
      fs.writeFileSync(path.join(folder, 'dist', 'b.js'), 'built');
      expect(fingerprint([folder])).toBe(first);
      fs.writeFileSync(file, 'two');
      expect(fingerprint([folder])).not.toBe(first);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
