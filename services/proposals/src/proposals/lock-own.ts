import type { DevelopmentStatus, Status } from '@acordo/contracts/http/propostas/states';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { holdOpen } from '../accounts/open-account.js';
import type { ChainEnd } from '../history/domain/event.js';
import { CONTENT_COLUMNS, type ContentRow } from '../content/content-columns.js';

/** A proposal that nobody else can change until the transaction ends, and the instant after which that holds. */
export interface LockedRow {
  id: string;
  user_id: string;
  /** The effective one (D14). */
  status: Status;
  status_desenvolvimento: DevelopmentStatus;
  versao: number;
  criado_em: Date;
  link_id: string | null;
  link_expira_em: Date | null;
  chain_len: number;
  chain_head: Buffer;
  agora: Date;
}

// agora() stands outside of the part that waits for the lock, and is asked once: the instant after waiting, by which the
// status is the effective one.
const lock = (name: string, more: readonly string[]) =>
  statement(
    name,
    `WITH p AS MATERIALIZED (
       SELECT * FROM proposals WHERE id = $1 AND user_id = $2 AND excluido_em IS NULL FOR UPDATE
     ), n AS MATERIALIZED (SELECT p.*, agora() AS agora FROM p)
     SELECT id, user_id, status_atual(status, link_expira_em, agora) AS status, status_desenvolvimento, versao, criado_em,
       link_id, link_expira_em, chain_len, chain_head, agora${more.map((column) => `, ${column}`).join('')}
     FROM n`,
  );
const lockStatement = lock('proposal-lock-own', []);
const lockContentStatement = lock('proposal-lock-own-content', CONTENT_COLUMNS);

async function locked<Row extends LockedRow>(
  tx: Tx,
  question: typeof lockStatement,
  id: string,
  userId: string,
): Promise<Row> {
  const [, row] = await Promise.all([holdOpen(tx, userId), one<Row>(tx, question, [id, userId])]);
  if (!row) throw new AppError('PROPOSAL_NOT_FOUND');
  return row;
}

/**
 * Throws PROPOSAL_NOT_FOUND for absent, deleted and someone else's alike (D5); NOT_AUTHENTICATED once the account is closed,
 * which it can't be any more until the transaction ends (D37).
 */
export const lockOwn = (tx: Tx, id: string, userId: string): Promise<LockedRow> =>
  locked<LockedRow>(tx, lockStatement, id, userId);

export const lockOwnContent = (tx: Tx, id: string, userId: string): Promise<LockedRow & ContentRow> =>
  locked<LockedRow & ContentRow>(tx, lockContentStatement, id, userId);

export const chainEnd = (row: LockedRow): ChainEnd => ({ length: row.chain_len, head: row.chain_head });
