import { withCost } from './cost.mjs';
import { middle } from './measure.mjs';
import { print, printRatios } from './print.mjs';
import { withStack } from './stack.mjs';
import { printYardstick } from './yardstick.mjs';

/** Calls alternate, so that other work on the machine affects all of them; the median round by rate counts. */
export const ROUNDS = 3;

/**
 * @typedef {object} Call
 * @property {() => Promise<import('./measure.mjs').Figures>} run one round
 * @property {{ rate?: number, p50?: number }} [marks] requests a second at least, ms at most
 *
 * @typedef {object} Comparison
 * @property {Record<string, Call>} calls by their printed names
 * @property {readonly { of: string, to: string, mark?: number }[]} [ratios] of two of the calls
 * @property {(figures: Record<string, import('./measure.mjs').Figures>) => void} [after]
 */

/**
 * Measures calls in one product and in one run: reference values first, then every call in turns with its cost, then ratios.
 * @param {(stack: import('./stack.mjs').Stack) => Promise<Comparison>} prepare
 * @param {Record<string, string>} [settings] of the services
 */
export const compare = (prepare, settings) =>
  withStack(async (stack) => {
    const bareRoute = await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
    const { calls, ratios = [], after } = await prepare(stack);
    /** @type {Record<string, import('./measure.mjs').Figures[]>} */
    const rounds = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, { run }] of Object.entries(calls)) rounds[name].push(await withCost(stack, run));
    const figures = Object.fromEntries(Object.entries(rounds).map(([name, all]) => [name, middle(all)]));
    for (const [name, { marks }] of Object.entries(calls)) print(name, figures[name], marks, bareRoute);
    for (const { of, to, mark } of ratios) printRatios(`${of} : ${to}`, figures[of], figures[to], mark);
    after?.(figures);
  }, settings);
