import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server', 'shots', 'coverage']);

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
