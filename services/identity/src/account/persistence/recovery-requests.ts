import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface RecoveryRequest {
  id: string;
  emailNormalizado: string;
  ip: string;
}

const insert = statement(
  'recovery-request-insert',
  'INSERT INTO recovery_requests (id, email_normalizado, ip) VALUES ($1, $2, $3)',
);
export const insertRequest = (db: Queryable, { id, emailNormalizado, ip }: RecoveryRequest) =>
  db.query(insert, [id, emailNormalizado, ip]);

const take = statement(
  'recovery-request-take',
  'DELETE FROM recovery_requests WHERE id = $1 RETURNING email_normalizado, ip',
);
/** Takes a request away with what this transaction makes of it. Null: somebody else has, and it is done. */
export const takeRequest = (tx: Queryable, id: string) =>
  one<{ email_normalizado: string; ip: string }>(tx, take, [id]);

const waiting = statement(
  'recovery-request-waiting',
  'SELECT id FROM recovery_requests ORDER BY criado_em, id LIMIT $1',
);
/** The oldest ones first. */
export const waitingRequests = async (db: Queryable, most: number): Promise<string[]> =>
  (await db.query<{ id: string }>(waiting, [most])).map(({ id }) => id);
