/** `node scripts/lib/bundle-services.mjs <folder>`: bundles the compiled services into a new folder (service-bundle.mjs). */
import fs from 'node:fs';
import { rolldown } from 'rolldown';
import { atTheirPlace, oneTypeorm } from './bundle-plugins.mjs';
import { inRoot } from './paths.mjs';
import { serviceNames } from './services.mjs';

/** Native code and font files: they are loaded relative to their package's own files. */
const OUTSIDE = /^(@node-rs\/argon2|sharp|@myriaddreamin\/|@expo-google-fonts\/)/;

const [folder = ''] = process.argv.slice(2);
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
