import { statement } from '../database/statement.js';

/** The table stands in the service's own schema, which is its role's search_path; `agora()` likewise (D3). */
export const insertRow = statement(
  'outbox-insert',
  'INSERT INTO outbox (id, kind, v, model) VALUES ($1, $2, $3, $4::jsonb)',
);

/**
 * By status, never by position: a row that was committed late with an old instant is found as well (attack 175). Locked
 * rows are another copy's work.
 */
export const lockPending = statement(
  'outbox-lock-pending',
  `SELECT id, kind, v FROM outbox WHERE status = 'pending' ORDER BY criado_em LIMIT $1 FOR UPDATE SKIP LOCKED`,
);

export const markQueued = statement(
  'outbox-mark-queued',
  `UPDATE outbox SET status = 'queued', enfileirado_em = agora(), tentativas = tentativas + 1
   WHERE id = ANY($1::uuid[]) AND status = 'pending'`,
);

/** Whose kinds a reader may touch: those of a list, or all but those. */
const readers = (list: number): string => `(kind = ANY($${list}::text[])) = $${list + 1}::boolean`;

export const readUnsettled = statement(
  'outbox-read',
  `SELECT kind, v, model FROM outbox WHERE id = $1 AND status IN ('pending', 'queued') AND ${readers(2)}`,
);

export const lockUnsettled = statement(
  'outbox-lock-unsettled',
  `SELECT kind, model FROM outbox WHERE id = $1 AND status IN ('pending', 'queued') AND ${readers(2)} FOR UPDATE`,
);

/**
 * Settled once and for good. The model, which is people's data, goes with it (D30); that of a dead one stays for a while,
 * since it may still be sent when the reason is gone.
 */
export const settleRow = statement(
  'outbox-settle',
  `UPDATE outbox SET status = $2, reason = $3, model = CASE WHEN $2 = 'dead' THEN model END, resolvido_em = agora()
   WHERE id = $1 AND status IN ('pending', 'queued') AND ${readers(4)}`,
);

export const reopenRow = statement(
  'outbox-reopen',
  `UPDATE outbox SET status = 'pending', reason = '', resolvido_em = NULL
   WHERE id = $1 AND status = 'dead' AND model IS NOT NULL AND ${readers(2)}`,
);

export const isOpen = statement(
  'outbox-is-open',
  `SELECT 1 AS open FROM outbox WHERE id = $1 AND status IN ('pending', 'queued') AND ${readers(2)}`,
);

/** Nobody sends it any more: what it said about people goes. The reason stays visible. */
export const eraseDead = statement(
  'outbox-erase-dead',
  `UPDATE outbox SET model = NULL
   WHERE status = 'dead' AND model IS NOT NULL AND resolvido_em < agora() - make_interval(days => $1)`,
);

/** Sent 30 days ago: of use to nobody, and there would be one for every message ever. Of the schema, as its role may remove none. */
export const forgetSent = statement('outbox-forget-sent', 'SELECT esquece_enviadas() AS forgotten');

/** One copy at a time; the others skip this round. */
export const lockReconciler = statement(
  'outbox-lock-reconciler',
  'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked',
);

/** D30: without an age limit. A job that still waits or runs has the same id, so putting its row back adds nothing. */
export const putBack = statement(
  'outbox-put-back',
  `WITH back AS (
     UPDATE outbox SET status = 'pending'
     WHERE status = 'queued' AND enfileirado_em < agora() - make_interval(secs => $1)
     RETURNING 1)
   SELECT count(*)::int AS rows FROM back`,
);

export const countUnsent = statement(
  'outbox-count',
  `SELECT (SELECT count(*)::int FROM outbox WHERE status = 'pending') AS pending,
          (SELECT count(*)::int FROM outbox WHERE status = 'queued') AS queued,
          (SELECT count(*)::int FROM outbox WHERE status = 'dead') AS dead,
          (SELECT coalesce(extract(epoch FROM agora() - min(criado_em)), 0)::float8
             FROM outbox WHERE status IN ('pending', 'queued')) AS oldest`,
);
