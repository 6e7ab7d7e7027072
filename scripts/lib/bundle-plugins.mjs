import fs from 'node:fs';
import path from 'node:path';

/**
 * Keeps the original path of our modules: templates and the programs of child processes are found relative to it.
 * @param {string} folder of the bundle
 */
export const atTheirPlace = (folder) => ({
  name: 'at their place',
  /** @param {string} id path of a module */
  load(id) {
    if (id.includes('node_modules') || !id.endsWith('.js')) return null;
    const code = fs.readFileSync(id, 'utf8');
    const other = /import\.meta\.(?!url)\w+/.exec(code)?.[0];
    if (other) throw new Error(`${other} in ${id} would be the bundle's: use import.meta.url`);
    const own = `new URL(${JSON.stringify(path.relative(folder, id))}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', own);
  },
});

const COMPAT = '/node_modules/@nestjs/typeorm/dist/common/typeorm-compat.js';
const ASKS = "require('typeorm')";

/**
 * Nest's TypeORM module checks for two old exports of TypeORM by a `require` that would load all of it a second time,
 * from its own files.
 */
export const oneTypeorm = {
  name: 'one typeorm',
  /** @param {string} id path of a module */
  load(id) {
    if (!id.endsWith(COMPAT)) return null;
    const code = fs.readFileSync(id, 'utf8');
    if (!code.includes(ASKS)) throw new Error(`${id} asks for TypeORM in another way than it did`);
    return `import * as typeorm from 'typeorm';\n${code.replaceAll(ASKS, 'typeorm')}`;
  },
};
