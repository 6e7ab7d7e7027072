import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readJsonFile } from './atomic-file.mjs';
import { npmCommand } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

/**
 * What gets installed: `product` is what building and running needs (every `dependencies`), `everything` the tools of
 * the tests as well. A newcomer's first `npm start` waits for the first alone.
 * @typedef {'product' | 'everything'} Scope
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, extraneous?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path below the checkout
 */

/**
 * Whether what npm wrote down as installed is what the lockfile asks for. npm writes its own record
 * (node_modules/.package-lock.json) at the very end, so an interrupted installation has none.
 * @param {LockedPackages} locked
 * @param {LockedPackages | undefined} installed
 * @param {Scope} scope
 */
export function isInstalled(locked, installed, scope) {
  if (!installed) return false;
  return Object.entries(locked).every(([place, wanted]) => {
    if (place === '' || wanted.extraneous) return true; // the checkout itself; what npm itself skips
    if (scope === 'product' && wanted.dev) return true;
    const found = installed[place];
    if (!found) return wanted.optional === true; // another platform's binaries
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** @param {string} file @returns {LockedPackages | undefined} */
const packagesOf = (file) => {
  try {
    return /** @type {{ packages: LockedPackages } | undefined} */ (readJsonFile(file))?.packages;
  } catch {
    return undefined;
  }
};

const RECORD = 'node_modules/.package-lock.json';
const STAMP = 'node_modules/.acordo-installed';

const lockHash = () =>
  createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex');

/**
 * Our stamp says what `npm ci` succeeded with. Without it npm's own record decides, so that an installation made by
 * hand is not made again.
 * @param {Scope} scope
 * @returns {boolean} whether `npm ci` has to run: a clean clone, a lockfile that changed since, or more is asked for
 */
export function needsInstall(scope) {
  if (!fs.existsSync(inRoot(RECORD))) return true;
  const stamp = fs.existsSync(inRoot(STAMP)) ? fs.readFileSync(inRoot(STAMP), 'utf8') : '';
  const hash = lockHash();
  if (stamp === stampOf('everything', hash) || stamp === stampOf(scope, hash)) return false;
  const locked = packagesOf(inRoot('package-lock.json'));
  if (!locked) throw new Error('package-lock.json não existe ou não é legível');
  return !isInstalled(locked, packagesOf(inRoot(RECORD)), scope);
}

/** @param {Scope} scope @param {string} hash */
const stampOf = (scope, hash) => `${scope} ${hash}`;

/** @param {Scope} scope @param {AbortSignal} [signal] */
export async function install(scope, signal) {
  const hash = lockHash();
  const [command, args] = npmCommand();
  // said in so many words, because NODE_ENV would decide otherwise
  const dev = scope === 'everything' ? '--include=dev' : '--omit=dev';
  await mustRun(command, [...args, 'ci', dev, '--no-audit', '--no-fund', '--loglevel=error'], { signal });
  fs.writeFileSync(inRoot(STAMP), stampOf(scope, hash));
}
