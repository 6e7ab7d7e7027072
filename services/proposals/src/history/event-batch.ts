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

const names = COLUMNS.map(([name]) => name).join(', ');
const places = COLUMNS.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');

/** The first place that is free in a statement with `EVENT_BATCH_CTES`. */
export const AFTER_EVENT_BATCH = 1 + COLUMNS.length;

export const eventBatchValues = (events: readonly NewEvent[]): unknown[] =>
  COLUMNS.map(([name]) => events.map((event) => event[name]));

/** Parts of a WITH that add one event to each of several proposals, whose rows are locked. `eventos_novos` names them all. */
export const EVENT_BATCH_CTES = `eventos_novos AS MATERIALIZED (
    SELECT * FROM unnest(${places}) AS novo (${names})
  ), eventos AS (
    INSERT INTO proposal_events (proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash)
    SELECT proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash FROM eventos_novos
  ), detalhes AS (
    INSERT INTO event_details (proposal_id, seq, sal, detalhes) SELECT proposal_id, seq, sal, detalhes FROM eventos_novos
  )`;
