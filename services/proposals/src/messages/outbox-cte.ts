import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';

/** How many places `outboxValues` takes. */
export const OUTBOX_PLACES = 4;

/** Any number of outbox rows, none too, for a bigger statement; their values start at `$first`. */
export const insertOutbox = (first: number): string => `INSERT INTO outbox (id, kind, v, model)
    SELECT id, kind, v, model::jsonb FROM unnest($${first}::uuid[], $${first + 1}::text[], $${first + 2}::smallint[],
      $${first + 3}::text[]) AS nova (id, kind, v, model)`;

export const outboxValues = (rows: readonly OutboxRow[]): unknown[] => [
  rows.map(({ id }) => id),
  rows.map(({ kind }) => kind),
  rows.map(({ v }) => v),
  rows.map(({ model }) => JSON.stringify(model)),
];
