import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { Pool } from 'undici';
import { costLine, costOf } from './cost.mjs';

const CONNECTIONS = 10;

/**
 * @typedef {{ rate: number, p50: number, p95: number, p99: number, count: number, cost?: Record<string, number> }} Figures per
 *   second, ms; `cost` as `withCost` adds it
 */

/** Times in whole microseconds: autocannon's own figures are whole milliseconds, and it has no p95. */
function recorder() {
  const histogram = createHistogram();
  return {
    /** @param {number} ms */
    record: (ms) => histogram.record(Math.max(1, Math.round(ms * 1000))),
    figures: () => ({
      p50: histogram.percentile(50) / 1000,
      p95: histogram.percentile(95) / 1000,
      p99: histogram.percentile(99) / 1000,
    }),
  };
}

/** The same request over and over, `connections` at a time. @returns {Promise<Figures>} */
export async function repeat({ url, headers = {}, seconds, connections = CONNECTIONS }) {
  const times = recorder();
  const running = autocannon({ url, headers, connections, duration: seconds });
  running.on('response', (_client, _status, _bytes, ms) => times.record(ms));
  const result = await running;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { rate: result.requests.average, count: result.requests.total, ...times.figures() };
}

/**
 * A different request each time: `next(i)` gives method, path, headers, body; null ends the round early. Every answer
 * must be `status`.
 * @returns {Promise<Figures>}
 */
export async function each({ url, next, status, seconds, connections = CONNECTIONS }) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const times = recorder();
  const begin = performance.now();
  let count = 0;
  const end = begin + seconds * 1000;
  let index = 0;
  const client = async () => {
    while (performance.now() < end) {
      const request = next(index++);
      if (!request) return;
      const sent = performance.now();
      const { statusCode, body } = await pool.request(request);
      const text = await body.text();
      times.record(performance.now() - sent);
      count += 1;
      if (statusCode !== status) throw new Error(`${request.path}: ${statusCode} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const took = (performance.now() - begin) / 1000;
  await pool.close();
  return { rate: count / took, count, ...times.figures() };
}

/** Of durations in ms. */
export function percentiles(times) {
  const all = recorder();
  for (const ms of times) all.record(ms);
  return all.figures();
}

export const middle = (rounds) => rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)];

/** What this machine does of the yardstick's route in a second; printYardstick sets it. */
let yardstick = Number.NaN;
export const setYardstick = (/** @type {number} */ rate) => {
  yardstick = rate;
};

/**
 * One line: name, requests a second, how much of a bare route's rate on this machine that is, percentiles, and the mark that it is
 * held against; a second one for its cost.
 */
export function print(name, { rate, p50, p95, p99, cost }, mark) {
  const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
  const held = mark === undefined ? '' : `  mark ${mark}/s ${rate >= mark ? 'met' : 'MISSED'}`;
  const share = Number.isNaN(yardstick) ? '' : ` (${(rate / yardstick).toFixed(3)} of a bare route)`;
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(0).padStart(6)}/s${share}  p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms${held}`,
  );
  if (cost) console.log(`${''.padEnd(34)} ${costLine(cost)}`);
}

export const ratio = (name, value, mark) =>
  console.log(
    `${name.padEnd(34)} ${value.toFixed(2).padStart(6)}${mark === undefined ? '' : `    mark ${mark} ${value >= mark ? 'met' : 'MISSED'}`}`,
  );

/**
 * Two rounds by what a call costs in processor time: of all figures the one that other work on the machine changes least.
 * @param {string} name @param {Figures} one @param {Figures} other
 */
export const ratioOfCosts = (name, one, other) =>
  ratio(`${name}, cost a call`, costOf(one.cost ?? {}) / costOf(other.cost ?? {}));
