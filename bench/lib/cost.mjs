import fs from 'node:fs';
import os from 'node:os';
import { serviceNames } from '../../scripts/lib/services.mjs';

/** Linux counts the time of a process in these (USER_HZ). */
const TICK_MS = 10;

/**
 * The processor time of a measured round, in ms per call and part: unlike a rate it shows where the time is spent, and other
 * work on the machine changes it little. @returns {Promise<import('./measure.mjs').Figures>} the round's, with `cost`
 */
export async function withCost(stack, round) {
  const before = cpuOf(stack);
  const figures = await round();
  const spent = Object.entries(cpuOf(stack)).map(([name, ms]) => [name, (ms - before[name]) / figures.count]);
  return { ...figures, cost: Object.fromEntries(spent) };
}

/** ms a call, all parts. @param {Record<string, number>} [cost] */
export const costOf = (cost = {}) => Object.values(cost).reduce((total, ms) => total + ms, 0);

/** `CPU a call 4.1 ms (proposals 2.0, …): at most 488/s on 2 cores`; parts under a hundredth are left out. */
export function costLine(cost) {
  const parts = Object.entries(cost).filter(([, ms]) => ms >= 0.01);
  const listed = parts.toSorted(([, a], [, b]) => b - a).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
  const sum = costOf(cost);
  const cores = os.availableParallelism();
  return `CPU a call ${sum.toFixed(2)} ms (${listed.join(', ')}): at most ${Math.floor((1000 * cores) / sum)}/s on ${cores} cores`;
}

function cpuOf(stack) {
  const { user, system } = process.cpuUsage();
  return { ...cpuByPart(stack), 'load generator': (user + system) / 1000 };
}

/** ms of each part of a product with its children, since it began. @returns {Record<string, number>} */
export function cpuByPart(stack) {
  const all = processes();
  const redis = [...all].find(([, { command }]) =>
    command.includes(`-server 127.0.0.1:${stack.ports.redis}`),
  );
  /** @type {Map<number, string>} */
  const parts = new Map(serviceNames.map((name) => [stack.pidOf(name), name]));
  parts.set(stack.pidOfPostgres(), 'postgres');
  if (redis) parts.set(redis[0], 'redis');
  const spent = Object.fromEntries([...parts.values()].map((name) => [name, 0]));
  for (let [pid, { ms }] of all) {
    for (let own = all.get(pid); own && !parts.has(pid); own = all.get(pid)) pid = own.parent;
    const part = parts.get(pid);
    if (part) spent[part] += ms;
  }
  return spent;
}

/**
 * Every process by its id, with its user and system time (proc(5)).
 * @returns {Map<number, { parent: number, ms: number, command: string }>}
 */
function processes() {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = new Map();
  for (const pid of ids)
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const ms = (Number(stat[11]) + Number(stat[12])) * TICK_MS;
      all.set(Number(pid), { parent: Number(stat[1]), ms, command });
    } catch {
      continue; // it ended meanwhile
    }
  return all;
}
