import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';

const SOURCES = 'packages/contracts/src/http';
const BUILT = 'packages/contracts/dist/http';

/** @typedef {import('../../../packages/contracts/dist/call.js').Call} Call */

/**
 * Every public call of the contracts, in the order of their folders: listed from the sources, since the compiler does not remove
 * deleted files from its output; loaded from that output.
 * @returns {Promise<{ noun: string, call: Call }[]>}
 */
export async function readCalls() {
  const files = fs
    .readdirSync(inRoot(SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = await import(pathToFileURL(inRoot(BUILT, file.replace(/\.ts$/, '.js'))).href);
      const noun = file.split('/')[0] ?? '';
      return Object.values(module)
        .filter(isCall)
        .map((call) => ({ noun, call }));
    }),
  );
  return found.flat();
}

/** @param {unknown} value @returns {value is Call} */
const isCall = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
