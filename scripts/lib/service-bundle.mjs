import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';
import { serviceNames } from './services.mjs';

/**
 * The embedded default runs bundles: each service with its packages in a few files instead of two thousand, which Node finds,
 * reads and links in less than half of the time (docs/decisions/0018). Made from the compiler's output, which the container
 * image runs.
 */
const FOLDER = inRoot('node_modules/.cache/acordo/services');
/** A process of its own: the bundler would keep hundreds of megabytes as long as the product runs. */
const BUNDLER = inRoot('scripts/lib/bundle-services.mjs');
/** Older ones may still be running. */
const KEPT = 3;

const sources = () => [
  ...serviceNames.map((name) => inRoot('services', name, 'dist')),
  ...['brazil', 'contracts', 'document', 'service-kit'].map((name) => inRoot('packages', name, 'dist')),
  inRoot('package-lock.json'),
  inRoot('scripts/lib/bundle-plugins.mjs'),
  BUNDLER,
];

/** Named by content, so that an existing folder is never stale and two processes at once create the same. */
const place = () => path.join(FOLDER, fingerprint(sources()).slice(0, 16));

/** @returns {boolean} */
export const needsServiceBundle = () => !fs.existsSync(place());

/**
 * @returns {Promise<string>} folder with a file to start for each service, `<name>.mjs`
 */
export async function bundledServices() {
  const folder = place();
  if (fs.existsSync(folder)) return folder;
  await mustRun(process.execPath, [BUNDLER, folder]);
  removeOld();
  return folder;
}

function removeOld() {
  const made = fs
    .readdirSync(FOLDER)
    .map((name) => path.join(FOLDER, name))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const old of made.slice(KEPT)) fs.rmSync(old, { recursive: true, force: true });
}
