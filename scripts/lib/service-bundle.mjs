import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { atTheirPlace, oneTypeorm } from './bundle-plugins.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { serviceNames } from './services.mjs';

/**
 * The embedded default runs bundles: each service with its packages in a few files instead of two thousand, which Node finds,
 * reads and links in less than half of the time (docs/decisions/0018). Made from the compiler's output, which the container
 * image runs.
 */
const FOLDER = inRoot('node_modules/.cache/acordo/services');
/** Native code and font files: they are loaded relative to their package's own files. */
const OUTSIDE = /^(@node-rs\/argon2|sharp|@myriaddreamin\/|@expo-google-fonts\/)/;
/** Older ones may still be running. */
const KEPT = 3;

const sources = () => [
  ...serviceNames.map((name) => inRoot('services', name, 'dist')),
  ...['brazil', 'contracts', 'document', 'service-kit'].map((name) => inRoot('packages', name, 'dist')),
  inRoot('package-lock.json'),
  inRoot('scripts/lib/bundle-plugins.mjs'),
  import.meta.filename,
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
  if (!fs.existsSync(folder)) await bundle(folder);
  return folder;
}

/** @param {string} folder */
async function bundle(folder) {
  const draft = `${folder}.${process.pid}`;
  const bundling = await rolldown({
    input: Object.fromEntries(serviceNames.map((name) => [name, inRoot('services', name, 'dist/main.js')])),
    platform: 'node',
    external: (id) => OUTSIDE.test(id),
    plugins: [atTheirPlace(draft), oneTypeorm],
    logLevel: 'silent', // optional packages that are not installed
  });
  try {
    await bundling.write({
      dir: draft,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      comments: false, // a third of the size
      keepNames: true,
    });
  } finally {
    await bundling.close();
  }
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(draft, { recursive: true }); // another process created the same meanwhile
  }
  removeOld();
}

function removeOld() {
  const made = fs
    .readdirSync(FOLDER)
    .map((name) => path.join(FOLDER, name))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const old of made.slice(KEPT)) fs.rmSync(old, { recursive: true, force: true });
}
