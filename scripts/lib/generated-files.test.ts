import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';

jest.setTimeout(20_000); // each is a process that loads all contracts or all configurations

const root = path.resolve(import.meta.dirname, '../..');

/** Habit 13: what is generated is committed and the same as what would be generated now. */
describe('generated files are up to date', () => {
  it.each(['api-docs', 'env-example', 'rules-index'])('node scripts/%s.mjs --check', (name) => {
    const { stderr, status } = spawnSync(process.execPath, [`scripts/${name}.mjs`, '--check'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
  });
});
