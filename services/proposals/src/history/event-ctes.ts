import type { ChainedEvent, Details } from './domain/event.js';

/** A history row with its details, as `append` makes it. */
export type NewEvent = ChainedEvent & Details;

/**
 * Every change is one statement: the change itself, its event and the details. The event's values come first in such a
 * statement, in this order; what the change needs comes after.
 */
const ORDER = [
  'proposal_id',
  'seq',
  'tipo',
  'em',
  'hash_anterior',
  'hash_detalhes',
  'hash',
  'sal',
  'detalhes',
] as const satisfies readonly (keyof NewEvent)[];
const TYPES: Partial<Record<keyof NewEvent, string>> = {
  proposal_id: '::uuid',
  seq: '::int',
  em: '::timestamptz',
  hash: '::bytea',
};

/** The place of one of the event's values, for the changing part of the statement. */
export const eventAt = (name: (typeof ORDER)[number]): string =>
  `$${1 + ORDER.indexOf(name)}${TYPES[name] ?? ''}`;

/** The first place that is free for the change. */
export const AFTER_EVENT = 1 + ORDER.length;

export const eventValues = (event: NewEvent): unknown[] => ORDER.map((name) => event[name]);

const at = (...names: (typeof ORDER)[number][]) => names.map(eventAt).join(', ');

/** Two parts of a WITH that add the event and its details. */
export const EVENT_CTES = `evento AS (
    INSERT INTO proposal_events (proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash)
    VALUES (${at('proposal_id', 'seq', 'tipo', 'em', 'hash_anterior', 'hash_detalhes', 'hash')})
  ), detalhe AS (
    INSERT INTO event_details (proposal_id, seq, sal, detalhes) VALUES (${at('proposal_id', 'seq', 'sal', 'detalhes')})
  )`;

/** What every changing statement sets on the proposal's own row … */
export const SET_CHAIN = `chain_len = ${eventAt('seq')}, chain_head = ${eventAt('hash')}, atualizado_em = ${eventAt('em')}`;

/** … and where: the row as it was read, or none. */
export const WHERE_CHAIN = `id = ${eventAt('proposal_id')} AND chain_len = ${eventAt('seq')} - 1`;
