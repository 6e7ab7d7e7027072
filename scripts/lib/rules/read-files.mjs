import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'package-lock.json', 'openapi.json']);
/** This folder is about citations, and the index repeats them. */
const ABOUT_CITING = /^(?:scripts\/lib\/rules\/|docs\/rules\/index\.md$)/;
const TEXT = /\.(?:[mc]?[jt]sx?|css|typ|md|sql|yml|html|json)$|(?:Dockerfile|Caddyfile|\.env\.example)$/;
/** Files that run as tests: steps of journeys contain tests that several journeys run. */
const TEST = /\.test\.tsx?$|^e2e\/steps\//;
/** Helper files: test tools, benchmarks, pictures and samples. */
const BESIDE =
  /\.(?:md|json)$|^(?:e2e|test|bench|docs)\/|\/(?:test|testing)\/|^scripts\/lib\/(?:seed|tour)\//;
const CODE = /^(?:packages|services|web|scripts|infra)\//;

/** @param {string} name @returns {'code' | 'test' | 'other'} */
export const kindOf = (name) =>
  TEST.test(name) ? 'test' : !BESIDE.test(name) && CODE.test(name) ? 'code' : 'other';

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
