import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * @param {readonly string[]} names the first one found is used
 * @param {string} [path] as in PATH
 * @returns {string | undefined} absolute path
 */
export function findProgram(names, path = `${process.env['PATH']}:/usr/local/bin:/usr/bin`) {
  // these folders even if a short PATH (cron, a service manager) does not say so
  const { stdout } = spawnSync('/usr/bin/which', names, { env: { PATH: path }, encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}

/** @returns {boolean} whether we may install packages here: root, on Debian or a relative of it */
export const canInstall = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/** @param {readonly string[]} args */
const aptGet = (args) =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/**
 * @param {string} name
 * @returns {boolean} whether the lists that are on this machine have the package
 */
export const aptKnows = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/** Debian starts a service as soon as it is installed. While this file says 101 it does not. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * @param {string} name of a package
 * @param {(text: string) => void} say
 * @throws {Error} with apt's words
 */
export function aptInstall(name, say) {
  say(`Instalando ${name} (apt-get) …`);
  const install = ['install', '-y', '--no-install-recommends', name];
  const hadPolicy = fs.existsSync(POLICY); // the administrator's own: left as it is
  if (!hadPolicy) fs.writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    if (aptGet(install).status === 0) return;
    aptGet(['update']); // a fresh machine has no package lists
    const { status, stderr, error } = aptGet(install);
    if (status !== 0) throw new Error(`apt-get install ${name}: ${stderr || error?.message}`);
  } finally {
    if (!hadPolicy) fs.rmSync(POLICY, { force: true });
  }
}

/**
 * Finds a program, and installs it where we may.
 * @param {readonly string[]} names of the program
 * @param {string} debianPackage
 * @param {(text: string) => void} say
 * @param {string} [advice] one line for where we may not install
 * @returns {string} absolute path
 * @throws {Error} with the advice
 */
export function requireProgram(
  names,
  debianPackage,
  say,
  advice = `${names[0]} is missing: install ${debianPackage}.`,
) {
  const found = findProgram(names);
  if (found) return found;
  if (!canInstall()) throw new Error(advice);
  aptInstall(debianPackage, say);
  const installed = findProgram(names);
  if (!installed) throw new Error(advice);
  return installed;
}

/** pdftotext: tests read PDFs with another program than the one that draws them. @param {(text: string) => void} say */
export const requirePoppler = (say) => requireProgram(['pdftotext'], 'poppler-utils', say);

/** Chromium without its own windows: it needs a fifth less of the processor for the same pages. */
const SHELL = 'chromium-headless-shell';
const CHROMIUMS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ADVICE = 'Chromium is missing: install chromium, or give its path as CHROMIUM_PATH.';

/**
 * Finds Chromium (`CHROMIUM_PATH` first), and installs it where we may: where another one is there already, only if that costs seconds.
 * @param {(text: string) => void} say
 * @returns {string} absolute path
 * @throws {Error} with what to do
 */
export function requireChromium(say) {
  const there = process.env['CHROMIUM_PATH'] || findProgram([SHELL]);
  if (there) return there;
  if (canInstall() && aptKnows(SHELL)) {
    try {
      aptInstall(SHELL, say);
    } catch (error) {
      if (!findProgram(CHROMIUMS)) throw error;
    }
  }
  return requireProgram(CHROMIUMS, 'chromium', say, ADVICE);
}
