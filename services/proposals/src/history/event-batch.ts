import { join, parameters, raw, sql } from '@acordo/service-kit/database/sql';
import type { NewEvent } from './event-ctes.js';

const COLUMNS = [
  ['proposal_id', 'uuid'],
  ['seq', 'int'],
  ['tipo', 'text'],
  ['em', 'timestamptz'],
  ['hash_anterior', 'bytea'],
  ['hash_detalhes', 'bytea'],
  ['hash', 'bytea'],
  ['sal', 'bytea'],
  ['detalhes', 'text'],
] as const satisfies readonly (readonly [keyof NewEvent, string])[];

/** Events column by column: a statement's parameter group `events`. */
export type EventBatch = { readonly [Name in keyof NewEvent]: readonly NewEvent[Name][] };
const p = parameters<EventBatch, 'events'>('events');

export function eventBatch(events: readonly NewEvent[]): EventBatch {
  const column = <Name extends keyof NewEvent>(name: Name) => events.map((event) => event[name]);
  return {
    proposal_id: column('proposal_id'),
    seq: column('seq'),
    tipo: column('tipo'),
    em: column('em'),
    hash_anterior: column('hash_anterior'),
    hash_detalhes: column('hash_detalhes'),
    hash: column('hash'),
    sal: column('sal'),
    detalhes: column('detalhes'),
  };
}

/** The columns as arrays. */
export const EVENT_ARRAYS = join(COLUMNS.map(([name, type]) => sql`${p[name]}::${raw(type)}[]`));

/** Parts of a WITH that add one event to each of several locked proposals. `new_events` has them all. */
export const EVENT_BATCH_CTES = sql`new_events AS MATERIALIZED (
    SELECT * FROM unnest(${EVENT_ARRAYS}) AS event (${raw(COLUMNS.map(([name]) => name).join(', '))})
  ), added_events AS (
    INSERT INTO proposal_events (proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash)
    SELECT proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash FROM new_events
  ), added_details AS (
    INSERT INTO event_details (proposal_id, seq, sal, detalhes) SELECT proposal_id, seq, sal, detalhes FROM new_events
  )`;
