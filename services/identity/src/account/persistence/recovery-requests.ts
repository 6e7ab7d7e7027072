import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface RecoveryRequest {
  id: string;
  emailNormalizado: string;
  ip: string;
  porta: number;
  aparelho: string;
}

const insert = statement(
  'recovery-request-insert',
  'INSERT INTO recovery_requests (id, email_normalizado, ip, porta, aparelho) VALUES ($1, $2, $3, $4, $5)',
);
export const insertRequest = (db: Queryable, request: RecoveryRequest) =>
  db.query(insert, [request.id, request.emailNormalizado, request.ip, request.porta, request.aparelho]);

const take = statement(
  'recovery-request-take',
  'DELETE FROM recovery_requests WHERE id = $1 RETURNING email_normalizado, ip, porta, aparelho',
);
/** Takes a request away with what this transaction makes of it. Null: somebody else has, and it is done. */
export const takeRequest = (tx: Queryable, id: string) =>
  one<{ email_normalizado: string; ip: string; porta: number; aparelho: string }>(tx, take, [id]);

const unproven = statement(
  'recovery-request-unproven',
  `SELECT r.email_normalizado FROM recovery_requests r
   JOIN users u ON u.email_normalizado = r.email_normalizado AND u.fechada_em IS NULL
   WHERE r.id = $1 AND u.email_confirmado_em IS NULL`,
);
/** The address, where it is an account's that nobody has confirmed. */
export const unprovenAddress = async (db: Queryable, id: string): Promise<string | null> =>
  (await one<{ email_normalizado: string }>(db, unproven, [id]))?.email_normalizado ?? null;

const waiting = statement(
  'recovery-request-waiting',
  'SELECT id FROM recovery_requests ORDER BY criado_em, id LIMIT $1',
);
/** The oldest ones first. */
export const waitingRequests = async (db: Queryable, most: number): Promise<string[]> =>
  (await db.query<{ id: string }>(waiting, [most])).map(({ id }) => id);
