import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readJsonFile } from './atomic-file.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, extraneous?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path below the checkout
 */

/**
 * Whether what npm wrote down as installed is what the lockfile asks for. npm writes its own record
 * (node_modules/.package-lock.json) at the very end, so an interrupted installation has none.
 * @param {LockedPackages} locked
 * @param {LockedPackages | undefined} installed
 */
export function isInstalled(locked, installed) {
  if (!installed) return false;
  return Object.entries(locked).every(([place, wanted]) => {
    if (place === '' || wanted.extraneous) return true; // the checkout itself; what npm itself skips
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
 * Our stamp says that `npm ci` succeeded with this very lockfile. Without it npm's own record decides, so that
 * an installation made by hand is not made again.
 * @returns {boolean} whether `npm ci` has to run: a clean clone, or a lockfile that changed since
 */
export function needsInstall() {
  if (!fs.existsSync(inRoot(RECORD))) return true;
  if (fs.existsSync(inRoot(STAMP)) && fs.readFileSync(inRoot(STAMP), 'utf8') === lockHash()) return false;
  const locked = packagesOf(inRoot('package-lock.json'));
  if (!locked) throw new Error('package-lock.json não existe ou não é legível');
  return !isInstalled(locked, packagesOf(inRoot(RECORD)));
}

/** @param {AbortSignal} [signal] */
export async function install(signal) {
  const hash = lockHash();
  const npm = process.env['npm_execpath']; // the npm that runs us, where there is one
  const [command, args] = npm && fs.existsSync(npm) ? [process.execPath, [npm]] : ['npm', []];
  // development dependencies too, whatever NODE_ENV says: the compiler is one
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun(command, [...args, 'ci', ...options], { signal });
  fs.writeFileSync(inRoot(STAMP), hash);
}
