import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { tethered } from './tether.mjs';

/**
 * @typedef {object} Program what to run
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} env the whole environment, nothing is inherited
 * @property {string} cwd
 * @property {'SIGTERM' | 'SIGINT'} [stopSignal] the signal for an orderly end
 * @property {'KILL' | 'INT'} [deathSignal] its signal when this process is killed
 * @property {import('./tether.mjs').Credentials} [credentials]
 *
 * @typedef {object} Child
 * @property {number} pid
 * @property {Promise<string>} exited how it ended, in words; never rejects
 * @property {(patience?: number) => Promise<void>} stop by `stopSignal`, then by SIGKILL after `patience` ms
 */

/**
 * Starts a program in a separate process group, so that Ctrl-C reaches only this process, which stops the others in order.
 * @param {Program} program
 * @param {(line: string) => void} onLine each line of its output
 * @returns {Promise<Child>}
 * @throws {Error} when the program cannot be run
 */
export async function startChild(program, onLine) {
  const { stopSignal = 'SIGTERM', deathSignal = 'KILL', credentials } = program;
  const { command, args } = tethered(program.command, program.args, { deathSignal, credentials });
  const child = spawn(command, args, {
    env: program.env,
    cwd: program.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let over = false;
  const exited = new Promise((/** @type {(words: string) => void} */ resolve) => {
    child.once('exit', (code, by) => {
      over = true;
      resolve(by ? `sinal ${by}` : `código ${code}`);
    });
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program.command} não pôde ser iniciado`);

  return {
    pid,
    exited,
    stop: async (patience = 10_000) => {
      if (over) return; // its process id may belong to another process by now
      signal(pid, stopSignal); // to this process only: it ends its own children in order
      const force = setTimeout(() => signal(-pid, 'SIGKILL'), patience);
      await exited;
      clearTimeout(force);
      signal(-pid, 'SIGKILL'); // its remaining children
    },
  };
}

/**
 * @param {number} target a process, or with a minus the group it leads
 * @param {NodeJS.Signals} name
 */
export function signal(target, name) {
  try {
    process.kill(target, name);
  } catch {
    // it has ended already
  }
}
