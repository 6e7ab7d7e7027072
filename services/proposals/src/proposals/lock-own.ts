import type { Status } from '@acordo/contracts/http/propostas/states';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Statement, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { holdOpen } from '../accounts/open-account.js';
import type { ProposalEntity } from '../database/entities/proposal.js';
import type { ChainEnd } from '../history/domain/event.js';
import { CONTENT_COLUMNS, type ContentRow } from '../content/content-columns.js';
import { ISSUE_COLUMNS, type IssueRow } from '../content/issue-columns.js';

/** A proposal locked until the transaction ends, and the instant after the lock was taken. */
export type LockedRow = Pick<
  ProposalEntity,
  | 'id'
  | 'user_id'
  | 'status_desenvolvimento'
  | 'versao'
  | 'criado_em'
  | 'link_id'
  | 'link_expira_em'
  | 'chain_len'
  | 'chain_head'
  | 'lembrete_em'
> & {
  /** The effective one (D14). */
  status: Status;
  now: Date;
};

// agora() is outside of the part that waits for the lock, and is called once: the instant after the wait, for the
// effective status.
const p = parameters<{ id: string; userId: string }>();
const LOCKED = sql`WITH p AS MATERIALIZED (
    SELECT * FROM proposals WHERE id = ${p.id} AND user_id = ${p.userId} AND excluido_em IS NULL FOR UPDATE
  ), locked AS MATERIALIZED (SELECT p.*, agora() AS now FROM p)
  SELECT id, user_id, status_atual(status, link_expira_em, now) AS status, status_desenvolvimento, versao, criado_em,
    link_id, link_expira_em, chain_len, chain_head, lembrete_em, now`;
const lockStatement = statement('proposal-lock-own', sql`${LOCKED} FROM locked`).returning<LockedRow>();
const lockContentStatement = statement(
  'proposal-lock-own-content',
  sql`${LOCKED}, ${raw([...CONTENT_COLUMNS, ...ISSUE_COLUMNS].join(', '))} FROM locked`,
).returning<LockedRow & ContentRow & IssueRow>();

async function locked<Row extends LockedRow>(
  tx: Tx,
  question: Statement<{ id: string; userId: string }, Row>,
  id: string,
  userId: string,
): Promise<Row> {
  const [, row] = await Promise.all([holdOpen(tx, userId), one(tx, question, { id, userId })]);
  if (!row) throw new AppError('PROPOSAL_NOT_FOUND');
  return row;
}

/**
 * Throws PROPOSAL_NOT_FOUND for absent, deleted and someone else's alike (D5); NOT_AUTHENTICATED once the account is closed,
 * which is prevented until the transaction ends (D37).
 */
export const lockOwn = (tx: Tx, id: string, userId: string): Promise<LockedRow> =>
  locked(tx, lockStatement, id, userId);

export const lockOwnContent = (
  tx: Tx,
  id: string,
  userId: string,
): Promise<LockedRow & ContentRow & IssueRow> => locked(tx, lockContentStatement, id, userId);

export const chainEnd = (row: LockedRow): ChainEnd => ({ length: row.chain_len, head: row.chain_head });
