import fs from 'node:fs';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { mustRun } from './run.mjs';

const SOURCES = ['web', 'packages/contracts', 'packages/document', 'packages/brazil', 'package-lock.json'];
/** For browsers, and for the gateway, which renders the client's page. */
const BUILT = ['index.html', 'server/render.mjs'];
const STAMP = 'node_modules/.cache/acordo/web-build.json';

const current = () => fingerprint(SOURCES.map((place) => inRoot(place)));

/** @returns {boolean} whether the built web app is missing or older than its sources */
export function needsWebBuild() {
  const stamp = /** @type {{ sources?: string } | undefined} */ (readJsonFile(inRoot(STAMP)));
  const built = BUILT.every((file) => fs.existsSync(inRoot('web/dist', file)));
  return !built || stamp?.sources !== current();
}

export async function buildWeb() {
  const sources = current(); // before the build: changes saved during it are built next time
  // Always a production build, whatever NODE_ENV is: development builds exceed the size limits.
  const env = { NODE_ENV: 'production' };
  await mustRun('npm', ['run', 'build', '-w', 'web', '--silent'], { env });
  writePrivateFile(inRoot(STAMP), JSON.stringify({ sources }));
}
