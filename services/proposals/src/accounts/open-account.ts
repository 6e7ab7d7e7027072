import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { SIGNED } from '../states/domain/answers.js';
import { inStates } from '../states/state-sql.js';

/**
 * What ends with an account ends with the commit that closes it (D37), whatever becomes of the event about it: identity's
 * relation of closed accounts is asked in the statements themselves (docs/decisions/0023).
 */

/** For a question about `proposals p`: only what was signed outlives its owner's account. */
export const IS_KEPT = `(${inStates('p.status', SIGNED)} OR NOT EXISTS (
     SELECT 1 FROM identity.closed_accounts encerrada WHERE encerrada.user_id = p.user_id))`;

/**
 * A part of a WITH: the account stays as it is until the transaction ends, and `aberta` says how that is. For a statement that
 * is a transaction by itself; `owner` is the place of its id.
 */
export const heldAccountCte = (owner: string): string =>
  `conta AS MATERIALIZED (SELECT identity.segura_conta(${owner}) AS aberta)`;

const holdStatement = statement('account-hold', 'SELECT identity.segura_conta($1) AS aberta');

/**
 * Whether the account is open, and stays so until the transaction ends: a closing waits for it. Always the first lock of a
 * transaction, before any row's, so that nobody waits in a circle. Several transactions may hold one account.
 */
export const isHeldOpen = async (tx: Tx, userId: string): Promise<boolean> =>
  (await one<{ aberta: boolean }>(tx, holdStatement, [userId]))?.aberta ?? false;

/** For what its owner does. Throws NOT_AUTHENTICATED once the account is closed: its sessions ended with it. */
export async function holdOpen(tx: Tx, userId: string): Promise<void> {
  if (!(await isHeldOpen(tx, userId))) throw new AppError('NOT_AUTHENTICATED');
}
