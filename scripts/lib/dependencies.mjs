import fs from 'node:fs';
import { readJsonFile } from './atomic-file.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
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
    if (place === '') return true; // the checkout itself
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

/** @returns {boolean} whether `npm ci` has to run: a clean clone, or a lockfile that changed since */
export function needsInstall() {
  const locked = packagesOf(inRoot('package-lock.json'));
  if (!locked) throw new Error('package-lock.json não existe ou não é legível');
  return !isInstalled(locked, packagesOf(inRoot('node_modules/.package-lock.json')));
}

/** @param {AbortSignal} [signal] */
export async function install(signal) {
  const npm = process.env['npm_execpath']; // the npm that runs us, where there is one
  const [command, args] = npm && fs.existsSync(npm) ? [process.execPath, [npm]] : ['npm', []];
  // development dependencies too, whatever NODE_ENV says: the compiler is one
  await mustRun(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    signal,
  });
}
