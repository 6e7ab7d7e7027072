import { type Queryable, statement } from '@acordo/service-kit/database/statement';

const endAll = statement('session-end-all', 'DELETE FROM sessions WHERE user_id = $1');
/** Ends every session of a user; tell the gateways after commit (D8). */
export const endAllSessions = (db: Queryable, userId: string) => db.query(endAll, [userId]);

const endOthers = statement('session-end-others', 'DELETE FROM sessions WHERE user_id = $1 AND id <> $2');
/** All but `keep`; tell the gateways after commit. */
export const endOtherSessions = (db: Queryable, userId: string, keep: string) =>
  db.query(endOthers, [userId, keep]);

const endOthersByGoogle = statement(
  'session-end-others-google',
  `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND metodo = 'google'`,
);
/** All that were opened through Google but `keep`; tell the gateways after commit. */
export const endOtherGoogleSessions = (db: Queryable, userId: string, keep: string) =>
  db.query(endOthersByGoogle, [userId, keep]);
