import type { Status } from '@acordo/contracts/http/propostas/states';
import { raw, type Sql } from '@acordo/service-kit/database/sql';
import { type Action, LIFE, transitionsOf } from './domain/states.js';

/*
 * Conditions and targets in SQL, made from the tables of states. `status` is an expression: a column has the stored state,
 * `status_atual(…)` is the effective state, in which `enviado` past its link's end is `expirado` (D14).
 */

const quoted = (states: readonly Status[]) => states.map((one) => `'${one}'`).join(', ');

/** For `status IN (…)`. */
export const listOf = (states: readonly Status[]): Sql => raw(quoted(states));

/** Whether the status is one of these. */
export const inStates = (status: string, states: readonly Status[]): Sql =>
  raw(states.length === 0 ? 'false' : `${status} IN (${quoted(states)})`);

/** Whether the action is possible. */
export const allows = (action: Action, status: string, life = LIFE): Sql =>
  inStates(
    status,
    transitionsOf(action, life).map(([from]) => from),
  );

/** Whether the action leads to another state. */
export const changes = (action: Action, status: string, life = LIFE): Sql =>
  inStates(
    status,
    transitionsOf(action, life).flatMap(([from, to]) => (from === to ? [] : [from])),
  );

/** The state that the action leads to; null where it is not possible. */
export function stateAfter(action: Action, status: string, life = LIFE): Sql {
  const steps = transitionsOf(action, life).map(([from, to]) => `WHEN '${from}' THEN '${to}'`);
  return raw(steps.length === 0 ? 'NULL' : `CASE ${status} ${steps.join(' ')} END`);
}
