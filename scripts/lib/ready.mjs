import { wordsOf } from './errors.mjs';

const PATIENCE = 120_000; // a busy machine with two cores starts five services slowly
const PAUSE = 60;

/**
 * Repeats a check until it succeeds.
 * @param {object} options
 * @param {string} options.what for the message when time is up
 * @param {() => Promise<string | undefined>} options.ask undefined: success; a text: why not yet
 * @param {AbortSignal} options.signal ends the wait without an error: the caller handles the outcome
 * @param {number} [options.patience] ms
 * @throws {Error} with the last reason when it takes too long
 */
export async function waitUntil({ what, ask, signal, patience = PATIENCE }) {
  const deadline = Date.now() + patience;
  for (;;) {
    const reason = await ask();
    if (reason === undefined || signal.aborted) return;
    if (Date.now() > deadline) throw new Error(`${what} não ficou pronto em ${patience / 1000} s: ${reason}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * @param {string} url a service's `/readyz`
 * @returns {Promise<string | undefined>} undefined when it answers 2xx
 */
export async function readiness(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const body = await response.text();
    return response.ok ? undefined : `HTTP ${response.status} ${body.slice(0, 500)}`;
  } catch (error) {
    const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
    return wordsOf(cause ?? error);
  }
}
