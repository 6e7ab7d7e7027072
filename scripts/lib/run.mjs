import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { tethered } from './tether.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code 1 too when a signal ended it
 * @property {string} output
 */

/**
 * Runs a program to its end, in the checkout unless told otherwise. Never rejects because of the program.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, echo?: boolean }} [options] `echo` prints the output at once
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, cwd = root, echo = false } = {}) {
  return new Promise((resolve) => {
    const bound = tethered(command, args, { deathSignal: 'TERM' }); // it ends when this process is killed
    const child = spawn(bound.command, bound.args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        output += bytes;
        if (echo) process.stderr.write(bytes);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program that must succeed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @throws {Error} with the program's output
 */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} falhou:\n${output.trim()}`);
  return output;
}
