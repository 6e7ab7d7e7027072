import { costLine, costOf } from './cost.mjs';

/** @param {number | undefined} mark @param {(mark: number) => boolean} isMet */
const verdict = (mark, isMet, unit = '') =>
  mark === undefined ? '' : `  mark ${mark}${unit} ${isMet(mark) ? 'met' : 'MISSED'}`;

/**
 * One line: name, requests a second, its share of a bare route's rate on this machine, percentiles, and the limits that it is
 * compared with; a second line for its cost.
 * @param {string} name @param {import('./measure.mjs').Figures} figures
 * @param {{ rate?: number, p50?: number }} [marks] @param {number} [bareRoute]
 */
export function print(name, { rate, p50, p95, p99, cost }, marks = {}, bareRoute) {
  const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
  const share = bareRoute ? ` (${(rate / bareRoute).toFixed(3)} of a bare route)` : '';
  const held =
    verdict(marks.rate, (mark) => rate >= mark, '/s') + verdict(marks.p50, (mark) => p50 <= mark, ' ms');
  console.log(
    `${name.padEnd(36)} ${rate.toFixed(0).padStart(6)}/s${share}  p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms${held}`,
  );
  if (cost) console.log(`${''.padEnd(36)} ${costLine(cost)}`);
}

/**
 * Two rounds by rate, and by what a call costs in processor time: of all figures the one that other work on the machine
 * changes least.
 * @param {string} name @param {import('./measure.mjs').Figures} one @param {import('./measure.mjs').Figures} other
 * @param {number} [mark]
 */
export function printRatios(name, one, other, mark) {
  const rates = one.rate / other.rate;
  const costs = costOf(one.cost) / costOf(other.cost);
  console.log(
    `${name}: rate ${rates.toFixed(2)}${verdict(mark, (least) => rates >= least)}, cost a call ${costs.toFixed(2)}`,
  );
}
