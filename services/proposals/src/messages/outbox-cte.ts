import { parameters, sql } from '@acordo/service-kit/database/sql';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';

/** Rows of the outbox column by column: a statement's parameter group `outbox`. */
export const outboxColumns = (rows: readonly OutboxRow[]) => ({
  id: rows.map(({ id }) => id),
  kind: rows.map(({ kind }) => kind),
  v: rows.map(({ v }) => v),
  model: rows.map(({ model }) => JSON.stringify(model)),
});

const p = parameters<ReturnType<typeof outboxColumns>, 'outbox'>('outbox');

/** Any number of outbox rows, none too, for a bigger statement. */
export const INSERT_OUTBOX = sql`INSERT INTO outbox (id, kind, v, model)
    SELECT id, kind, v, model::jsonb
    FROM unnest(${p.id}::uuid[], ${p.kind}::text[], ${p.v}::smallint[], ${p.model}::text[]) AS message (id, kind, v, model)`;
