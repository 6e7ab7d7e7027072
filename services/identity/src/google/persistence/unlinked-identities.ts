import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const isUnlinked = statement(
  'identity-is-unlinked',
  'SELECT 1 AS found FROM unlinked_identities WHERE user_id = $1 AND issuer = $2 AND subject = $3',
);
/** Whether this identity opened the account once and was unlinked from it. */
export const wasUnlinked = async (tx: Queryable, userId: string, issuer: string, subject: string) =>
  (await one(tx, isUnlinked, [userId, issuer, subject])) !== null;

const forget = statement(
  'identity-forget-unlinked',
  'DELETE FROM unlinked_identities WHERE user_id = $1 AND issuer = $2 AND subject = $3',
);
/** It is linked again. */
export const forgetUnlinked = (tx: Queryable, userId: string, issuer: string, subject: string) =>
  tx.query(forget, [userId, issuer, subject]);
