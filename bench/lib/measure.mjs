import autocannon from 'autocannon';
import { Pool } from 'undici';
import { costLine } from './cost.mjs';

const CONNECTIONS = 10;

/**
 * @typedef {{ rate: number, p50: number, p95: number, p99: number, count: number, cost?: Record<string, number> }} Figures per
 *   second, ms; `cost` as `withCost` adds it
 */

/** The same request over and over, `connections` at a time. @returns {Promise<Figures>} */
export async function repeat({ url, headers = {}, seconds, connections = CONNECTIONS }) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  const { p50, p97_5, p99 } = result.latency;
  return { rate: result.requests.average, p50, p95: p97_5, p99, count: result.requests.total };
}

/**
 * A different request each time: `next(i)` gives method, path, headers, body; null ends the round early. Every answer
 * must be `status`.
 * @returns {Promise<Figures>}
 */
export async function each({ url, next, status, seconds, connections = CONNECTIONS }) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const times = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let index = 0;
  const client = async () => {
    while (performance.now() < end) {
      const request = next(index++);
      if (!request) return;
      const sent = performance.now();
      const { statusCode, body } = await pool.request(request);
      const text = await body.text();
      times.push(performance.now() - sent);
      if (statusCode !== status) throw new Error(`${request.path}: ${statusCode} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const took = (performance.now() - begin) / 1000;
  await pool.close();
  return { rate: times.length / took, count: times.length, ...percentiles(times) };
}

/** Of durations in ms. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const middle = (rounds) => rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)];

/** One line: name, requests a second, percentiles, and the mark that it is held against; a second one for its cost. */
export function print(name, { rate, p50, p95, p99, cost }, mark) {
  const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
  const held = mark === undefined ? '' : `  mark ${mark}/s ${rate >= mark ? 'met' : 'MISSED'}`;
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(0).padStart(6)}/s  p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms${held}`,
  );
  if (cost) console.log(`${''.padEnd(34)} ${costLine(cost)}`);
}

export const ratio = (name, value, mark) =>
  console.log(
    `${name.padEnd(34)} ${value.toFixed(2).padStart(6)}${mark === undefined ? '' : `    mark ${mark} ${value >= mark ? 'met' : 'MISSED'}`}`,
  );
