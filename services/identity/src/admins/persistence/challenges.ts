import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AdminChallengeEntity } from '../../database/entities/admin-challenge.js';

const p = parameters<AdminChallengeEntity>();

/** D33: a `tempToken` is valid for 5 minutes and ends with the right code or the fifth wrong one. */
const LIFE = raw(`interval '5 minutes'`);
const TRIES = 5;
const ALIVE = raw(`expira_em > agora() AND tentativas < ${TRIES}`);

const open = statement(
  'challenge-open',
  sql`INSERT INTO admin_challenges (token_hash, admin_id, expira_em)
      VALUES (${p.token_hash}, ${p.admin_id}, agora() + ${LIFE})`,
);
export const openChallenge = (tx: Queryable, token_hash: Buffer, admin_id: string) =>
  tx.query(open, { token_hash, admin_id });

const find = statement(
  'challenge-find',
  sql`SELECT admin_id FROM admin_challenges WHERE token_hash = ${p.token_hash} AND ${ALIVE}`,
).returning<Pick<AdminChallengeEntity, 'admin_id'>>();
/** Whose sign-in waits for a code; null if none does. */
export const findChallenged = async (db: Queryable, token_hash: Buffer): Promise<string | null> =>
  (await one(db, find, { token_hash }))?.admin_id ?? null;

const tryOnce = statement(
  'challenge-try',
  sql`UPDATE admin_challenges SET tentativas = tentativas + 1 WHERE token_hash = ${p.token_hash} AND ${ALIVE}
      RETURNING agora() AS now`,
).returning<{ now: Date }>();
/** Counts one attempt; returns the database's time (D3), or null when the sign-in is over. */
export const tryChallenge = async (tx: Queryable, token_hash: Buffer): Promise<Date | null> =>
  (await one(tx, tryOnce, { token_hash }))?.now ?? null;

export const closeChallenge = (tx: Tx, token_hash: Buffer) =>
  tx.repository(AdminChallengeEntity).delete({ token_hash });

/** After a change of password or second factor: earlier proofs are no longer valid. */
export const closeChallengesOf = (tx: Tx, admin_id: string) =>
  tx.repository(AdminChallengeEntity).delete({ admin_id });
