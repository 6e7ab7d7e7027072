import { sql } from '@acordo/service-kit/database/sql';
import type { Continuation } from './domain/tail.js';
import { EVENT_ARRAYS, eventBatch } from './event-batch.js';
import { EVENT, EVENT_CTES, SET_CHAIN, WHERE_CHAIN } from './event-ctes.js';

/*
 * The parts of a statement that changes a proposal together with its history. Both kinds take `chainedValues`;
 * `from` goes into its FROM, so that the CTE runs.
 */

/** Adds one event. */
export const ADDED = {
  cte: EVENT_CTES,
  set: SET_CHAIN,
  from: sql`(SELECT true AS done) chained`,
  where: WHERE_CHAIN,
};

/** Rewrites the last events (docs/decisions/0029), `event` is the last of them: the chain keeps its length. */
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
