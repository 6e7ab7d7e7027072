import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { joinedCode } from './joined-code.mjs';

const FILES = {
  'service.cjs': `const { add } = require('./part-Ab1.cjs');
exports.sum = add(1, 2);
exports.file = require('node:path').basename(__filename);`,
  'part-Ab1.cjs': 'exports.add = (a, b) => a + b;',
  'other.cjs': 'throw new Error("another service");',
};
const SAID = { sum: 3, file: 'service.cjs' };
const MODULE = path.join(import.meta.dirname, 'joined-code.mjs');

/** In a process of its own, since V8 remembers in one what it compiled there. */
function start(entry: string) {
  const script = `
    import { joinedCode } from ${JSON.stringify(MODULE)};
    const code = joinedCode(${JSON.stringify(entry)});
    const said = code.run();
    code.keep();
    console.log(JSON.stringify({ said, isKept: code.isKept, taken: code.taken() }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

describe('a program of few files', () => {
  let folder: string;
  let entry: string;
  const kept = () => fs.readdirSync(folder).filter((name) => name.startsWith('compiled-'));
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-joined-'));
    entry = path.join(folder, 'service.cjs');
    for (const [name, code] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), code);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('runs, and the next time from what was compiled before, which is kept once', () => {
    expect(start(entry)).toEqual({ said: SAID, isKept: false, taken: [] });
    expect(start(entry)).toEqual({ said: SAID, isKept: true, taken: ['service.cjs', 'part-Ab1.cjs'] });
    expect(kept()).toEqual([`compiled-service-${process.version}`]);
  });

  it('runs where what was kept is of no use, or a file of it is missing', () => {
    start(entry);
    fs.writeFileSync(path.join(folder, kept()[0] ?? '', 'service.cjs'), 'half of i');
    fs.rmSync(path.join(folder, kept()[0] ?? '', 'part-Ab1.cjs'));
    expect(start(entry)).toEqual({ said: SAID, isKept: true, taken: [] });
  });

  it('goes on where nothing can be kept', () => {
    const code = joinedCode(entry);
    code.run();
    fs.rmSync(folder, { recursive: true });
    code.keep();
    expect(fs.existsSync(folder)).toBe(false);
  });
});
