import fs from 'node:fs';
import os from 'node:os';
import { partsOf } from './processes.mjs';

/** Linux counts a process' time in these (USER_HZ). */
const TICK_MS = 10;

/**
 * What a measured round costs in processor time, in ms a call and part: unlike a rate it says where the time goes, and other
 * work on the machine changes it little. @returns {Promise<import('./measure.mjs').Figures>} the round's, with `cost`
 */
export async function withCost(stack, round) {
  const before = cpuOf(stack);
  const figures = await round();
  const after = cpuOf(stack);
  const spent = Object.entries(after).map(([name, ms]) => [name, (ms - before[name]) / figures.count]);
  return { ...figures, cost: Object.fromEntries(spent) };
}

/** ms a call, all parts. @param {Record<string, number>} cost */
export const costOf = (cost) => Object.values(cost).reduce((total, ms) => total + ms, 0);

/** `CPU a call 4.1 ms (proposals 2.0, …): at most 488/s on 2 cores`; parts under a hundredth are left out. */
export function costLine(cost) {
  const parts = Object.entries(cost).filter(([, ms]) => ms >= 0.01);
  const sum = costOf(cost);
  const cores = os.availableParallelism();
  const listed = parts.toSorted(([, a], [, b]) => b - a).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
  return `CPU a call ${sum.toFixed(2)} ms (${listed.join(', ')}): at most ${Math.floor((1000 * cores) / sum)}/s on ${cores} cores`;
}

/** ms of each part of a product, with its children, since it began. */
export const cpuByPart = (stack) =>
  Object.fromEntries(
    Object.entries(partsOf(stack)).map(([name, pids]) => [
      name,
      pids.reduce((sum, pid) => sum + cpuTime(pid), 0),
    ]),
  );

function cpuOf(stack) {
  const { user, system } = process.cpuUsage();
  return { ...cpuByPart(stack), 'load generator': (user + system) / 1000 };
}

/** ms that a process spent, in itself and in the kernel. */
function cpuTime(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0; // it ended meanwhile
  }
}
