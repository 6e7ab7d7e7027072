import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rolldown, type Plugin } from 'rolldown';
import { atTheirPlace, oneTypeorm } from './bundle-plugins.mjs';

const ASKED = 'node_modules/@nestjs/typeorm/dist/common/typeorm-compat.js';

describe('joining a service', () => {
  let folder: string;
  const write = (name: string, code: string, map = false): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
    const empty = { version: 3, sources: [name], names: [], mappings: '' };
    if (map) fs.writeFileSync(`${file}.map`, JSON.stringify(empty));
    return file;
  };
  async function join(entry: string, plugin: Plugin): Promise<string> {
    const bundling = await rolldown({
      input: entry,
      platform: 'node',
      external: 'typeorm',
      plugins: [plugin],
      logLevel: 'silent',
    });
    const { output } = await bundling.write({
      dir: path.join(folder, 'joined'),
      entryFileNames: '[name].mjs',
    });
    await bundling.close();
    return output[0].code;
  }
  beforeEach(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-bundle-')));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('leaves our modules the place where they were compiled', async () => {
    const entry = write('dist/fonts/files.js', 'export const place = import.meta.url;', true);
    await join(entry, atTheirPlace(path.join(folder, 'joined')));
    const joined = (await import(path.join(folder, 'joined/files.mjs'))) as { place: string };
    expect(joined.place).toBe(`file://${entry}`);
  });

  it('stops at what would say the bundle’s place, and names it', async () => {
    const entry = write('dist/here.js', 'export const place = import.meta.dirname;', true);
    await expect(join(entry, atTheirPlace(path.join(folder, 'joined')))).rejects.toThrow(
      /import\.meta\.dirname in .*here\.js/,
    );
  });

  it('lets Nest’s module ask the TypeORM that is joined, and stops when it asks in another way', async () => {
    const ours = write(ASKED, "exports.has = () => 'Connection' in require('typeorm');");
    const code = await join(ours, oneTypeorm);
    expect([code.split(/from ["']typeorm["']/).length, /require\(["']typeorm/.test(code)]).toEqual([
      2,
      false,
    ]);
    const other = write(`other/${ASKED}`, "exports.has = (name) => name in createRequire(here)('typeorm');");
    await expect(join(other, oneTypeorm)).rejects.toThrow('asks for TypeORM in another way than it did');
  });
});
