import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findProgram } from './programs.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

/**
 * @param {string} osRelease content of /etc/os-release
 * @returns {boolean}
 */
export const isDebianLike = (osRelease) => /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);

/** @returns {boolean} whether we may install packages here: root, on Debian or a relative of it */
export function canInstall() {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 &&
    findProgram(['apt-get']) !== undefined &&
    fs.existsSync(release) &&
    isDebianLike(fs.readFileSync(release, 'utf8'))
  );
}

/** @param {readonly string[]} args */
const aptGet = (args) =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/**
 * Debian starts a service as soon as it is installed. While this file says 101 it does not.
 * @param {() => void} work
 */
function withoutServiceStart(work) {
  const hadPolicy = fs.existsSync(POLICY); // the administrator's own: left as it is
  if (!hadPolicy) fs.writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    if (!hadPolicy) fs.rmSync(POLICY, { force: true });
  }
}

/**
 * @param {string} name
 * @returns {boolean} whether the lists that are on this machine have the package
 */
export const aptKnows = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/**
 * @param {readonly string[]} packages
 * @throws {Error} with apt's message
 */
export function aptInstall(packages) {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  withoutServiceStart(() => {
    if (aptGet(install).status === 0) return;
    aptGet(['update']); // a fresh machine has no package lists
    const { status, stderr, error } = aptGet(install);
    if (status !== 0) throw new Error(`apt-get install ${packages.join(' ')}: ${stderr || error?.message}`);
  });
}

/**
 * Finds a program, and installs it where we may.
 * @param {object} options
 * @param {readonly string[]} options.names of the program
 * @param {string} options.debianPackage
 * @param {string} options.advice one line for where we may not install
 * @param {(text: string) => void} options.say
 * @returns {string} absolute path
 * @throws {Error} with the advice
 */
export function requireProgram({ names, debianPackage, advice, say }) {
  const found = findProgram(names);
  if (found) return found;
  if (!canInstall()) throw new Error(advice);
  say(`Instalando ${debianPackage} (apt-get) …`);
  aptInstall([debianPackage]);
  const installed = findProgram(names);
  if (!installed) throw new Error(advice);
  return installed;
}
