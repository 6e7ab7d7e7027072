import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

/**
 * What gets installed: `product` is what building and running needs (every `dependencies`), `everything` the tools of
 * the tests as well. A newcomer's first `npm start` waits for the first alone.
 * @typedef {'product' | 'everything'} Scope
 */

const RECORD = 'node_modules/.package-lock.json';
/** What `npm ci` succeeded with. */
const STAMP = 'node_modules/.acordo-installed';

const lockHash = () =>
  createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex');

/**
 * @param {Scope} scope
 * @returns {boolean} whether `npm ci` has to run: a clean clone, a changed lockfile, or a larger scope
 */
export function needsInstall(scope) {
  if (!fs.existsSync(inRoot(RECORD))) return true; // npm writes it last
  const stamp = fs.existsSync(inRoot(STAMP)) ? fs.readFileSync(inRoot(STAMP), 'utf8') : '';
  const hash = lockHash();
  return stamp !== stampOf('everything', hash) && stamp !== stampOf(scope, hash);
}

/** @param {Scope} scope @param {string} hash */
const stampOf = (scope, hash) => `${scope} ${hash}`;

/**
 * Tools that are there are not removed: a start after `npm ci`, or with a newer lockfile, installs them again.
 * @param {Scope} scope
 * @param {string} [folder]
 * @returns {Scope}
 */
export const scopeWithTools = (scope, folder = inRoot('node_modules')) =>
  fs.existsSync(path.join(folder, 'jest')) ? 'everything' : scope;

/** @param {Scope} wanted */
export async function install(wanted) {
  const scope = scopeWithTools(wanted);
  const hash = lockHash();
  // explicit, because otherwise NODE_ENV would decide
  const dev = scope === 'everything' ? '--include=dev' : '--omit=dev';
  await mustRun('npm', ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error']);
  fs.writeFileSync(inRoot(STAMP), stampOf(scope, hash));
}
