import { sql } from '@acordo/service-kit/database/sql';
import type { Continuation } from './domain/tail.js';
import { EVENT_ARRAYS, eventBatch } from './event-batch.js';
import { EVENT, EVENT_CTES, SET_CHAIN, WHERE_CHAIN } from './event-ctes.js';

/*
 * The parts of a statement that changes a proposal together with its history. Either kind is asked with `chainedValues`;
 * `from` ends up in its FROM, so that the CTE is run.
 */

/** One event more. */
export const ADDED = {
  cte: EVENT_CTES,
  set: SET_CHAIN,
  from: sql`(SELECT true AS done) chained`,
  where: WHERE_CHAIN,
};

/** The last events written anew (docs/decisions/0029), `event` the last of them: the chain is as long as before. */
export const REWRITTEN = {
  cte: sql`chained AS MATERIALIZED (SELECT junta_eventos(${EVENT_ARRAYS}) AS done)`,
  set: sql`chain_head = ${EVENT.hash}, atualizado_em = ${EVENT.em}`,
  from: sql`chained`,
  where: sql`id = ${EVENT.proposal_id} AND chain_len = ${EVENT.seq}`,
};

export type Chained = typeof ADDED | typeof REWRITTEN;

export const chainedBy = ({ rewritten }: Continuation): Chained => (rewritten.length > 0 ? REWRITTEN : ADDED);

export const chainedValues = ({ event, rewritten }: Continuation) => ({
  event,
  events: eventBatch(rewritten),
});
