import { startChild } from './child.mjs';
import { wordsOf } from './errors.mjs';

const CALM = 60_000; // older crashes do not count
const MOST_CRASHES = 5;

/**
 * @param {number} attempt 1 for the first
 * @returns {number} ms to wait before a crashed program is started again
 */
export const pauseBefore = (attempt) => Math.min(250 * 2 ** (attempt - 1), 4_000);

/**
 * @typedef {object} Part a running part of the product
 * @property {() => Promise<void>} start resolves when it is ready
 * @property {() => Promise<void>} stop
 * @property {() => number | undefined} pid
 */

/**
 * @typedef {object} Keeping common to all supervised programs of one run
 * @property {import('./log-file.mjs').Log} log
 * @property {(text: string) => void} say
 * @property {(error: Error) => void} onGiveUp it cannot be kept running
 */

/**
 * Keeps a program running: starts it, waits until it is ready, restarts it when it ends by itself.
 * @param {Keeping & {
 *   name: string,
 *   program: import('./child.mjs').Program,
 *   ready: (signal: AbortSignal, pid: number) => Promise<void>,
 *   prepare?: () => void,
 * }} options `prepare` runs before each start
 * @returns {Part}
 */
export function supervise({ name, program, log, ready, say, onGiveUp, prepare }) {
  /** @type {import('./child.mjs').Child | undefined} */
  let child;
  let wanted = false;
  /** @type {number[]} */
  let crashes = [];

  /** @param {string} words */
  const failure = (words) =>
    new Error(
      `${name} encerrou (${words})\n${log.lastLines.slice(-12).join('\n')}\nLog completo: ${log.file}`,
    );

  async function launch() {
    prepare?.();
    const current = await startChild(program, log.write);
    child = current;
    const waiting = new AbortController();
    try {
      await Promise.race([
        ready(waiting.signal, current.pid),
        current.exited.then((words) => Promise.reject(failure(words))),
      ]);
    } catch (error) {
      await current.stop();
      throw error;
    } finally {
      waiting.abort();
    }
    void current.exited.then((words) => (wanted ? revive(words) : undefined));
  }

  /** @param {string} words how it ended */
  async function revive(words) {
    crashes = [...crashes.filter((at) => at > Date.now() - CALM), Date.now()];
    if (crashes.length > MOST_CRASHES) return onGiveUp(failure(words));
    say(`${name} encerrou sozinho (${words}); iniciando de novo. Detalhes: ${log.file}`);
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(crashes.length)));
    if (!wanted) return;
    try {
      await launch();
      if (!wanted) await child?.stop();
    } catch (error) {
      if (wanted) await revive(wordsOf(error));
    }
  }

  return {
    start: async () => {
      if (wanted) return;
      wanted = true;
      try {
        await launch();
      } catch (error) {
        wanted = false;
        throw error;
      }
    },
    stop: async () => {
      wanted = false;
      await child?.stop();
    },
    pid: () => child?.pid,
  };
}
