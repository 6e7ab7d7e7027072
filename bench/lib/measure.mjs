import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';

const CONNECTIONS = 10;

/**
 * @typedef {{ rate: number, p50: number, p95: number, p99: number, count: number, cost?: Record<string, number> }} Figures per
 *   second, ms; `cost` as `withCost` adds it
 */

/** Of durations in ms, by a histogram of whole microseconds: autocannon's own are whole milliseconds, and it has no p95. */
export function percentiles(times) {
  const histogram = createHistogram();
  for (const ms of times) histogram.record(Math.max(1, Math.round(ms * 1000)));
  const [p50, p95, p99] = [50, 95, 99].map((percentile) => histogram.percentile(percentile) / 1000);
  return { p50, p95, p99 };
}

/**
 * One request repeatedly, or another one each time (a function that returns method, path, headers and body), `connections` at a
 * time, for `seconds` or until `amount` are done. Every response must have `status`. On each connection a last request is
 * prepared that is never sent.
 * @param {{ url: string, request: object | (() => object), status?: number, seconds?: number, amount?: number, connections?: number }} call
 * @returns {Promise<Figures>}
 */
export async function measure({ url, request, status = 200, seconds, amount, connections = CONNECTIONS }) {
  const times = [];
  const statuses = {};
  const running = autocannon({
    url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    requests: [
      typeof request === 'function'
        ? { setupRequest: (defaults) => ({ ...defaults, ...request() }) }
        : request,
    ],
  });
  running.on('response', (_client, got, _bytes, ms) => {
    times.push(ms);
    statuses[got] = (statuses[got] ?? 0) + 1;
  });
  const { errors, duration, requests } = await running;
  if (errors > 0 || statuses[status] !== requests.total)
    throw new Error(`${url}: ${errors} errors, responses ${JSON.stringify(statuses)}`);
  return { rate: requests.total / duration, count: requests.total, ...percentiles(times) };
}

export const middle = (rounds) => rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)];
