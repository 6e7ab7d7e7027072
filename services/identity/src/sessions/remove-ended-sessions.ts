import { sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';

const removeEnded = statement(
  'session-remove-ended',
  sql`DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expira_em <= agora() LIMIT 5000)`,
);
export const removeEndedSessions = (db: Queryable) => db.query(removeEnded);
