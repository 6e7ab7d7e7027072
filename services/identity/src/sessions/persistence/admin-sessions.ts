import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SessionTimes } from '../domain/lifetime.js';

export interface FoundAdminSession extends SessionTimes {
  id: string;
  admin_id: string;
  agora: Date;
}

const byHash = statement(
  'admin-session-by-hash',
  `SELECT id, admin_id, usado_em, expira_em, limite_em, agora() AS agora
   FROM admin_sessions WHERE token_hash = $1`,
);
export const findAdminSession = (db: Queryable, tokenHash: Buffer) =>
  one<FoundAdminSession>(db, byHash, [tokenHash]);

const renew = statement(
  'admin-session-renew',
  `UPDATE admin_sessions
   SET usado_em = agora(), expira_em = least(agora() + make_interval(secs => $2), limite_em) WHERE id = $1`,
);
export const renewAdminSession = (db: Queryable, id: string, idle: number) => db.query(renew, [id, idle]);

const removeEnded = statement(
  'admin-session-remove-ended',
  `DELETE FROM admin_sessions
   WHERE id IN (SELECT id FROM admin_sessions WHERE expira_em <= agora() LIMIT 5000)`,
);
export const removeEndedAdminSessions = (db: Queryable) => db.query(removeEnded);
