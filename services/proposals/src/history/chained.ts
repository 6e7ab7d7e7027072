import type { Continuation } from './domain/tail.js';
import { eventBatchValues } from './event-batch.js';
import { EVENT_CTES, eventAt, eventValues, SET_CHAIN, WHERE_CHAIN } from './event-ctes.js';

/** The parts of a statement that changes a proposal together with its history; both kinds take the same number of values. */
export interface Chained {
  cte: string;
  at(name: 'proposal_id' | 'em'): string;
  set: string;
  /** Ends up in the statement's FROM, so that the CTE is run. */
  from: string;
  where: string;
}

/** One event more. */
export const ADDED: Chained = {
  cte: EVENT_CTES,
  at: eventAt,
  set: SET_CHAIN,
  from: '(SELECT true AS feito) evento_junto',
  where: WHERE_CHAIN,
};

const PLACES = ['uuid', 'int', 'text', 'timestamptz', 'bytea', 'bytea', 'bytea', 'bytea', 'text']
  .map((type, i) => `$${i + 1}::${type}[]`)
  .join(', ');
const last = (place: string) => `(${place})[cardinality(${place})]`;
const LAST_SEQ = last('$2::int[]');
const LAST_INSTANT = last('$4::timestamptz[]');
const LAST_HASH = last('$7::bytea[]');

/** The last events written anew (docs/decisions/0029): the chain is as long as before. */
export const REWRITTEN: Chained = {
  cte: `evento_junto AS MATERIALIZED (SELECT junta_eventos(${PLACES}) AS feito)`,
  at: (name) => (name === 'em' ? LAST_INSTANT : last('$1::uuid[]')),
  set: `chain_head = ${LAST_HASH}, atualizado_em = ${LAST_INSTANT}`,
  from: 'evento_junto',
  where: `id = ${last('$1::uuid[]')} AND chain_len = ${LAST_SEQ}`,
};

export const chainedBy = ({ rewritten }: Continuation): Chained => (rewritten.length > 0 ? REWRITTEN : ADDED);

export const chainedValues = ({ event, rewritten }: Continuation): unknown[] =>
  rewritten.length > 0 ? eventBatchValues(rewritten) : eventValues(event);
