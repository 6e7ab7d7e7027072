import { parameters, sql } from '@acordo/service-kit/database/sql';
import type { ChainedEvent, Details } from './domain/event.js';

/** A history row with its details, as `append` makes it. */
export type NewEvent = ChainedEvent & Details;

/** Every change is one statement: the change itself, its event and the details. Its parameter group is `event`. */
const p = parameters<NewEvent, 'event'>('event');

/** What the changing part of the statement needs of the event. */
export const EVENT = {
  proposal_id: sql`${p.proposal_id}::uuid`,
  seq: sql`${p.seq}::int`,
  em: sql`${p.em}::timestamptz`,
  hash: sql`${p.hash}::bytea`,
};

/** Two parts of a WITH that add the event and its details. */
export const EVENT_CTES = sql`new_event AS (
    INSERT INTO proposal_events (proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash)
    VALUES (${EVENT.proposal_id}, ${EVENT.seq}, ${p.tipo}, ${EVENT.em}, ${p.hash_anterior}, ${p.hash_detalhes}, ${EVENT.hash})
  ), new_details AS (
    INSERT INTO event_details (proposal_id, seq, sal, detalhes)
    VALUES (${EVENT.proposal_id}, ${EVENT.seq}, ${p.sal}, ${p.detalhes})
  )`;

/** What every changing statement sets on the proposal's own row … */
export const SET_CHAIN = sql`chain_len = ${EVENT.seq}, chain_head = ${EVENT.hash}, atualizado_em = ${EVENT.em}`;

/** … and where: the row as it was read, or none. */
export const WHERE_CHAIN = sql`id = ${EVENT.proposal_id} AND chain_len = ${EVENT.seq} - 1`;
