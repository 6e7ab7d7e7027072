import { parameters, sql } from '../database/sql.js';
import { type Queryable, statement } from '../database/statement.js';
import type { OutboxCounts } from './outbox-metrics.js';
import type { OutboxColumns } from './outbox-columns.js';
import type { OutboxRow } from './outbox-row.js';

/** The rows that a reader may use: those of the listed kinds, or all but those. */
export interface Readable {
  kinds: readonly string[];
  listed: boolean;
}
interface More {
  most: number;
  ids: readonly string[];
  days: number;
  seconds: number;
  lock: string;
}
const p = parameters<OutboxColumns & Readable & More>();
const READABLE = sql`(kind = ANY(${p.kinds}::text[])) = ${p.listed}::boolean`;
const UNSETTLED = sql`id = ${p.id} AND status IN ('pending', 'queued') AND ${READABLE}`;

// The table is in the service's own schema, which is its role's search_path; `agora()` likewise (D3).
const insert = statement(
  'outbox-insert',
  sql`INSERT INTO outbox (id, kind, v, model) VALUES (${p.id}, ${p.kind}, ${p.v}, ${p.model}::jsonb)`,
);
export const insertRow = (tx: Queryable, { model, ...row }: OutboxRow) =>
  tx.query(insert, { ...row, model: JSON.stringify(model) });

/**
 * By status, never by position: a row that was committed late with an old instant is found as well (attack 175). Rows
 * locked by another copy are skipped.
 */
export const lockPending = statement(
  'outbox-lock-pending',
  sql`SELECT id, kind, v FROM outbox WHERE status = 'pending' ORDER BY criado_em LIMIT ${p.most} FOR UPDATE SKIP LOCKED`,
).returning<Pick<OutboxColumns, 'id' | 'kind' | 'v'>>();

export const markQueued = statement(
  'outbox-mark-queued',
  sql`UPDATE outbox SET status = 'queued', enfileirado_em = agora(), tentativas = tentativas + 1
      WHERE id = ANY(${p.ids}::uuid[]) AND status = 'pending'`,
);

export const readUnsettled = statement(
  'outbox-read',
  sql`SELECT kind, v, model FROM outbox WHERE ${UNSETTLED}`,
).returning<Pick<OutboxColumns, 'kind' | 'v' | 'model'>>();

export const lockUnsettled = statement(
  'outbox-lock-unsettled',
  sql`SELECT kind, model FROM outbox WHERE ${UNSETTLED} FOR UPDATE`,
).returning<Pick<OutboxColumns, 'kind' | 'model'>>();

/**
 * Settled finally. The model, which is personal data, is erased (D30); that of a dead one stays for a while,
 * since it may still be sent once the cause is fixed.
 */
export const settleRow = statement(
  'outbox-settle',
  sql`UPDATE outbox SET status = ${p.status}, reason = ${p.reason},
        model = CASE WHEN ${p.status} = 'dead' THEN model END, resolvido_em = agora()
      WHERE ${UNSETTLED}`,
);

export const reopenRow = statement(
  'outbox-reopen',
  sql`UPDATE outbox SET status = 'pending', reason = '', resolvido_em = NULL
      WHERE id = ${p.id} AND status = 'dead' AND model IS NOT NULL AND ${READABLE}`,
);

export const isOpen = statement('outbox-is-open', sql`SELECT 1 AS open FROM outbox WHERE ${UNSETTLED}`);

/** It is not sent any more: its personal data are erased. The reason stays visible. */
export const eraseDead = statement(
  'outbox-erase-dead',
  sql`UPDATE outbox SET model = NULL
      WHERE status = 'dead' AND model IS NOT NULL AND resolvido_em < agora() - make_interval(days => ${p.days})`,
);

/** Sent 30 days ago and no longer needed. A function of the schema, since the service's role may delete no rows. */
export const deleteSent = statement('outbox-delete-sent', sql`SELECT esquece_enviadas() AS forgotten`);

/** One copy at a time; the others skip this run. */
export const lockReconciler = statement(
  'outbox-lock-reconciler',
  sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${p.lock}, 0)) AS locked`,
).returning<{ locked: boolean }>();

/** D30: without an age limit. A job that still waits or runs has the same id, so queueing its row again adds nothing. */
export const putBack = statement(
  'outbox-put-back',
  sql`WITH back AS (
        UPDATE outbox SET status = 'pending'
        WHERE status = 'queued' AND enfileirado_em < agora() - make_interval(secs => ${p.seconds})
        RETURNING 1)
      SELECT count(*)::int AS rows FROM back`,
).returning<{ rows: number }>();

export const countUnsent = statement(
  'outbox-count',
  sql`SELECT (SELECT count(*)::int FROM outbox WHERE status = 'pending') AS pending,
             (SELECT count(*)::int FROM outbox WHERE status = 'queued') AS queued,
             (SELECT count(*)::int FROM outbox WHERE status = 'dead') AS dead,
             (SELECT coalesce(extract(epoch FROM agora() - min(criado_em)), 0)::float8
                FROM outbox WHERE status IN ('pending', 'queued')) AS oldest`,
).returning<OutboxCounts>();
