/**
 * @typedef {object} Credentials the user and group a child runs as
 * @property {number} uid
 * @property {number} gid
 */

/**
 * The command that makes a child end with this process even on SIGKILL: the kernel then sends it
 * `deathSignal` (util-linux' setpriv).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ deathSignal: 'KILL' | 'TERM' | 'INT', credentials?: Credentials }} options
 * @returns {{ command: string, args: string[] }}
 */
export function tethered(command, args, { deathSignal, credentials }) {
  const identity = credentials
    ? [`--reuid=${credentials.uid}`, `--regid=${credentials.gid}`, '--clear-groups']
    : [];
  // setpriv changes the user first: a change of user would clear the death signal
  return { command: 'setpriv', args: [...identity, '--pdeathsig', deathSignal, '--', command, ...args] };
}
