import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { atTheirPlace, oneTypeorm } from './bundle-plugins.mjs';

const ASKED = 'node_modules/@nestjs/typeorm/dist/common/typeorm-compat.js';

describe('joining a service', () => {
  let folder: string;
  const write = (name: string, code: string): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
    return file;
  };
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-bundle-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('keeps the compiled path of our modules', async () => {
    const entry = write('dist/fonts/files.js', 'export const place = import.meta.url;');
    const joined = write('joined/files.mjs', atTheirPlace(path.join(folder, 'joined')).load(entry) ?? '');
    const { place } = (await import(joined)) as { place: string };
    expect(place).toBe(`file://${entry}`);
  });

  it('fails on code that would read the bundle’s path, and names it', () => {
    const entry = write('dist/here.js', 'export const place = import.meta.dirname;');
    expect(() => atTheirPlace(folder).load(entry)).toThrow(/import\.meta\.dirname in .*here\.js/);
  });

  it('makes Nest’s module use the bundled TypeORM, and fails if it imports it in another way', () => {
    const ours = write(ASKED, "exports.has = () => 'Connection' in require('typeorm');");
    expect(oneTypeorm.load(ours)).toBe(
      "import * as typeorm from 'typeorm';\nexports.has = () => 'Connection' in typeorm;",
    );
    const other = write(`other/${ASKED}`, "exports.has = (name) => name in createRequire(here)('typeorm');");
    expect(() => oneTypeorm.load(other)).toThrow('asks for TypeORM in another way than it did');
  });
});
