import { sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';

const removeEnded = statement(
  'admin-session-remove-ended',
  sql`DELETE FROM admin_sessions
      WHERE id IN (SELECT id FROM admin_sessions WHERE expira_em <= agora() LIMIT 5000)`,
);
/** Sessions that are over already; at most 5,000 at once. */
export const removeEndedAdminSessions = (db: Queryable) => db.query(removeEnded);

const removeEndedWaiting = statement(
  'challenge-remove-ended',
  sql`DELETE FROM admin_challenges WHERE token_hash IN (
        SELECT token_hash FROM admin_challenges WHERE expira_em <= agora() LIMIT 5000)`,
);
/** Sign-ins that were not finished with a code. */
export const removeEndedChallenges = (db: Queryable) => db.query(removeEndedWaiting);
