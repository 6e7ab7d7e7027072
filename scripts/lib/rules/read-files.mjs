import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'package-lock.json', 'openapi.json']);
/** This folder speaks about citations, and the index repeats them. */
const ABOUT_CITING = /^(?:scripts\/lib\/rules\/|docs\/rules\/index\.md$)/;
const TEXT = /\.(?:[mc]?[jt]sx?|css|typ|md|sql|yml|html|json)$|(?:Dockerfile|Caddyfile|\.env\.example)$/;
const TEST = /\.test\.tsx?$|^(?:e2e|test)\/|^(?:services|packages)\/[^/]+\/test\/|\/testing\//;
const CODE = /^(?:packages|services|web|scripts|infra)\/.*(?<!\.md)$/;

/** @param {string} name @returns {'code' | 'test' | 'other'} */
export const kindOf = (name) => (TEST.test(name) ? 'test' : CODE.test(name) ? 'code' : 'other');

/** @param {string} folder @returns {string[]} */
function walk(folder) {
  return fs.readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || (entry.isDirectory() && entry.name.startsWith('.'))) return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? walk(name) : [name];
  });
}

/** Every text of the repository. @returns {import('./problems.mjs').File[]} */
export const readFiles = () =>
  walk('')
    .filter((name) => TEXT.test(name) && !ABOUT_CITING.test(name))
    .toSorted()
    .map((name) => ({ name, text: fs.readFileSync(inRoot(name), 'utf8'), kind: kindOf(name) }));
