import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { nameSources } from './name-sources.mjs';

describe('stacks of joined files', () => {
  let folder: string;
  const before = Error.prepareStackTrace;
  const stackOf = (name: string) => {
    const script = new vm.Script('throw new Error("broken")', { filename: path.join(folder, name) });
    try {
      return script.runInThisContext({ displayErrors: false });
    } catch (error) {
      return (error as Error).stack;
    }
  };
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-sources-'));
    // the first letter of the file comes from the third line of its source
    const map = { version: 3, sources: ['../src/rule.ts'], names: [], mappings: 'AAEA' };
    fs.writeFileSync(path.join(folder, 'joined.cjs.map'), JSON.stringify(map));
  });
  afterEach(() => {
    Error.prepareStackTrace = before;
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('name the sources where there is a map, and only there', () => {
    expect(stackOf('joined.cjs')).toContain('joined.cjs:1:7');
    nameSources(folder);
    expect(stackOf('joined.cjs')).toMatch(/^Error: broken\n {4}at /);
    expect(stackOf('joined.cjs')).toContain(`${path.resolve(folder, '../src/rule.ts')}:3:1\n`);
    expect(stackOf('runtime.cjs')).toContain(`${path.join(folder, 'runtime.cjs')}:1:7\n`);
  });

  it('can be asked of anything', () => {
    nameSources(folder);
    const odd = Object.create(null) as { stack?: string };
    Error.captureStackTrace(odd);
    expect(odd.stack).toMatch(/^Error\n {4}at /);
  });
});
