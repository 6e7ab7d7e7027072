import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from './paths.mjs';

const PRELOADED = ['--import', inRoot('scripts/lib/name-sources.mjs')];

describe('stacks of joined files', () => {
  let folder: string;
  const run = (options: readonly string[]) =>
    spawnSync(process.execPath, [...options, path.join(folder, 'joined.mjs')], { encoding: 'utf8' });
  beforeAll(() => {
    folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-sources-')), 'node_modules/.cache');
    fs.mkdirSync(folder, { recursive: true });
    // both lines of the file come from the third line of its source
    const map = { version: 3, sources: ['../src/rule.ts'], names: [], mappings: 'AAEA;AAAA' };
    fs.writeFileSync(path.join(folder, 'joined.mjs.map'), JSON.stringify(map));
    const code = [
      'import { getCallSites } from "node:util"; console.log(getCallSites()[0].scriptName);',
      'console.log(new Error("broken").stack);',
      '//# sourceMappingURL=joined.mjs.map',
    ];
    fs.writeFileSync(path.join(folder, 'joined.mjs'), code.join('\n'));
  });
  afterAll(() => fs.rmSync(path.resolve(folder, '../..'), { recursive: true }));

  it('name the sources, below node_modules too', () => {
    expect(run([]).stdout).toMatch(/joined\.mjs:2:\d+/);
    expect(run(PRELOADED).stdout).toContain(`${path.resolve(folder, '../src/rule.ts')}:3:`);
  });

  it('are the only ones that read maps: not who asks what calls it', () => {
    expect(run(['--enable-source-maps']).stdout).toMatch(/^\S*rule\.ts\n/);
    expect(run(PRELOADED).stdout).toMatch(/^\S*joined\.mjs\n/);
  });
});
