import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { SIGNED } from '../states/domain/decisions.js';
import { inStates } from '../states/state-sql.js';

/**
 * What ends with an account ends with the commit that closes it (D37), whatever happens to the event: identity's
 * relation of closed accounts is read in the statements themselves (docs/decisions/0023).
 */

/** For a query on `proposals p`: after its owner's account is closed only signed ones remain. */
export const IS_KEPT = sql`(${inStates('p.status', SIGNED)} OR NOT EXISTS (
     SELECT 1 FROM identity.closed_accounts closed WHERE closed.user_id = p.user_id))`;

const p = parameters<{ ownerId: string }>();
const HOLD = sql`SELECT identity.segura_conta(${p.ownerId}) AS is_open`;

/**
 * A part of a WITH: the account is locked until the transaction ends, and `is_open` is its state. For a statement
 * that is a transaction by itself.
 */
export const HELD_ACCOUNT_CTE = sql`account AS MATERIALIZED (${HOLD})`;

const holdStatement = statement('account-hold', HOLD).returning<{ is_open: boolean }>();

/**
 * Whether the account is open; it is locked until the transaction ends: a closing waits for it. Always the first lock of a
 * transaction, before any row's, so that no deadlock arises. Several transactions may hold one account.
 */
export const isHeldOpen = async (tx: Tx, ownerId: string): Promise<boolean> =>
  (await one(tx, holdStatement, { ownerId }))?.is_open ?? false;

/** For actions of its owner. Throws NOT_AUTHENTICATED once the account is closed: its sessions ended with it. */
export async function holdOpen(tx: Tx, userId: string): Promise<void> {
  if (!(await isHeldOpen(tx, userId))) throw new AppError('NOT_AUTHENTICATED');
}
