import { spawnSync } from 'node:child_process';

/** @type {boolean | undefined} */
let supported;

/** @returns {boolean} whether children can be bound to our life here: util-linux' setpriv, so Linux */
export function canTether() {
  supported ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'], { stdio: 'ignore' }).status === 0;
  return supported;
}

/**
 * @typedef {object} Credentials the user and group a child runs as
 * @property {number} uid
 * @property {number} gid
 */

/**
 * The command that makes a child end with us even when we are killed with SIGKILL: the kernel then sends it
 * `deathSignal`. Where that does not exist the command is unchanged, and the next start ends what was left.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ deathSignal: 'KILL' | 'TERM' | 'INT', credentials?: Credentials }} options
 * @returns {{ command: string, args: string[], spawnAs: Partial<Credentials> }} `spawnAs` goes to spawn()
 */
export function tethered(command, args, { deathSignal, credentials }) {
  if (!canTether()) return { command, args: [...args], spawnAs: credentials ?? {} };
  const identity = credentials
    ? [`--reuid=${credentials.uid}`, `--regid=${credentials.gid}`, '--clear-groups']
    : [];
  // setpriv changes the user first: a change of user would clear the death signal
  return {
    command: 'setpriv',
    args: [...identity, '--pdeathsig', deathSignal, '--', command, ...args],
    spawnAs: {},
  };
}
