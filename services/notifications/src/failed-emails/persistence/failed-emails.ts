import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Source } from '../../sources/sources.js';

export interface FailedRow {
  outbox_id: string;
  kind: string;
  recipient_masked: string;
  reason: string;
  tries: number;
  em: Date;
}

// One whose reopening was not finished is still on the list: it can be asked for again.
const page = statement(
  'failed-emails',
  `SELECT outbox_id, kind, recipient_masked, reason, tries, em FROM deliveries
   WHERE outcome IN ('dead', 'reopening') AND (em, outbox_id) < ($1::timestamptz, $2::uuid)
   ORDER BY em DESC, outbox_id DESC LIMIT $3`,
);
export const readFailed = (db: Queryable, em: string, id: string, rows: number) =>
  db.query<FailedRow>(page, [em, id, rows]);

export interface LockedDelivery {
  source: Source;
  kind: string;
  outcome: 'sending' | 'sent' | 'dead' | 'skipped' | 'reopening';
  reason: string;
}
const lock = statement(
  'failed-email-lock',
  'SELECT source, kind, outcome, reason FROM deliveries WHERE outbox_id = $1 FOR UPDATE',
);
export const lockDelivery = (tx: Queryable, id: string) => one<LockedDelivery>(tx, lock, [id]);

const reopen = statement(
  'failed-email-reopen',
  `UPDATE deliveries SET outcome = 'reopening', settled_em = NULL WHERE outbox_id = $1 AND outcome = 'dead'`,
);
/** From here on a worker that gets the message sends it, instead of settling it as dead once more. */
export const markReopening = (tx: Queryable, id: string) => tx.query(reopen, [id]);

const end = statement(
  'failed-email-reopened',
  `UPDATE deliveries SET outcome = $2 WHERE outbox_id = $1 AND outcome = 'reopening'`,
);
/** `sending`: its source has put it back on its way. `dead`: there was nothing left to send. A worker may have been faster. */
export const endReopening = (db: Queryable, id: string, outcome: 'sending' | 'dead') =>
  db.query(end, [id, outcome]);
