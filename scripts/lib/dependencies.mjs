import { readJsonFile } from './atomic-file.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

/**
 * What gets installed: `product` is what building and running needs (every `dependencies`), `everything` the tools of
 * the tests as well. A newcomer's first `npm start` waits for the first alone.
 * @typedef {'product' | 'everything'} Scope
 *
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package as in the lockfile
 */

/** Written by npm at the end of an installation: the packages that are there. */
const RECORD = 'node_modules/.package-lock.json';

/**
 * @param {Scope} scope
 * @returns {boolean} whether `npm ci` has to run: a clean clone, a changed lockfile, or a larger scope
 */
export function needsInstall(scope) {
  const wanted = packagesOf('package-lock.json') ?? {};
  return !isInstalled(scope, wanted, packagesOf(RECORD) ?? {});
}

/**
 * Optional packages are for one platform each, so that most of them are missing everywhere.
 * @param {Scope} scope
 * @param {Record<string, Package>} wanted of the lockfile, by path
 * @param {Record<string, Package>} there
 */
export const isInstalled = (scope, wanted, there) =>
  Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || optional || devOptional || (dev && scope === 'product')) return true;
    return there[path] !== undefined && there[path].version === version;
  });

/** @param {string} file @returns {Record<string, Package> | undefined} */
const packagesOf = (file) =>
  /** @type {{ packages: Record<string, Package> } | undefined} */ (readJsonFile(inRoot(file)))?.packages;

/** @param {Scope} scope */
export async function install(scope) {
  // explicit, because otherwise NODE_ENV would decide
  const dev = scope === 'everything' ? '--include=dev' : '--omit=dev';
  await mustRun('npm', ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error']);
}
