import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

/** D33: a `tempToken` lives 5 minutes and ends with the right code or the fifth wrong one. */
const LIFE = `interval '5 minutes'`;
const TRIES = 5;
const ALIVE = `expira_em > agora() AND tentativas < ${TRIES}`;

const open = statement(
  'challenge-open',
  `INSERT INTO admin_challenges (token_hash, admin_id, expira_em) VALUES ($1, $2, agora() + ${LIFE})`,
);
export const openChallenge = (tx: Queryable, tokenHash: Buffer, adminId: string) =>
  tx.query(open, [tokenHash, adminId]);

const find = statement(
  'challenge-find',
  `SELECT admin_id FROM admin_challenges WHERE token_hash = $1 AND ${ALIVE}`,
);
/** Whose sign-in waits for a code; null when none does any more. */
export const findChallenged = async (db: Queryable, tokenHash: Buffer): Promise<string | null> =>
  (await one<{ admin_id: string }>(db, find, [tokenHash]))?.admin_id ?? null;

const tryOnce = statement(
  'challenge-try',
  `UPDATE admin_challenges SET tentativas = tentativas + 1 WHERE token_hash = $1 AND ${ALIVE}
   RETURNING agora() AS agora`,
);
/** Counts one try; the database's time (D3), or null when the sign-in is over. */
export const tryChallenge = async (tx: Queryable, tokenHash: Buffer): Promise<Date | null> =>
  (await one<{ agora: Date }>(tx, tryOnce, [tokenHash]))?.agora ?? null;

const close = statement('challenge-close', 'DELETE FROM admin_challenges WHERE token_hash = $1');
export const closeChallenge = (tx: Queryable, tokenHash: Buffer) => tx.query(close, [tokenHash]);

const closeAll = statement('challenge-close-all', 'DELETE FROM admin_challenges WHERE admin_id = $1');
/** After a change of password or second factor: what was proven before counts no more. */
export const closeChallengesOf = (tx: Queryable, adminId: string) => tx.query(closeAll, [adminId]);
