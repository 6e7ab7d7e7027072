import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

const SOURCES = ['web', 'packages/contracts', 'packages/brazil', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server', 'shots', 'coverage']);
/** For browsers, and for the gateway, which draws the client's page. */
const BUILT = ['index.html', 'server/render.js'];
const STAMP = 'node_modules/.cache/acordo/web-build.json';

/**
 * @param {string} place file or folder
 * @returns {string[]} every source file in it, sorted
 */
function filesIn(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return place.endsWith('.tsbuildinfo') ? [] : [place];
  return fs
    .readdirSync(place)
    .filter((name) => !NOT_SOURCES.has(name))
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/**
 * Content, not times: a checkout or a clone touches files without changing them.
 * @param {readonly string[]} places absolute
 */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn))
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const current = () => fingerprint(SOURCES.map((place) => inRoot(place)));

/** @returns {boolean} whether the built web app is missing or older than its sources */
export function needsWebBuild() {
  const stamp = /** @type {{ sources?: string } | undefined} */ (readJsonFile(inRoot(STAMP)));
  const built = BUILT.every((file) => fs.existsSync(inRoot('web/dist', file)));
  return !built || stamp?.sources !== current();
}

/** @param {AbortSignal} [signal] */
export async function buildWeb(signal) {
  const sources = current(); // before: what is saved during the build is built next time
  await mustRun('npm', ['run', 'build', '-w', 'web', '--silent'], { signal });
  writePrivateFile(inRoot(STAMP), JSON.stringify({ sources }));
}
