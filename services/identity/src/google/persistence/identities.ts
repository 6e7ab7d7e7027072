import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export const IDENTITY_CONSTRAINT = 'user_identities_pkey';

export interface Known {
  user_id: string;
}
const byIdentity = statement(
  'identity-use',
  'UPDATE user_identities SET usado_em = agora() WHERE issuer = $1 AND subject = $2 RETURNING user_id',
);
/** Whose identity this is, if it is known. */
export const useIdentity = (db: Queryable, issuer: string, subject: string) =>
  one<Known>(db, byIdentity, [issuer, subject]);

const insert = statement(
  'identity-insert',
  'INSERT INTO user_identities (issuer, subject, user_id) VALUES ($1, $2, $3)',
);
/** Throws Postgres' unique violation of IDENTITY_CONSTRAINT when it belongs to somebody already. */
export const insertIdentity = (db: Queryable, issuer: string, subject: string, userId: string) =>
  db.query(insert, [issuer, subject, userId]);

export interface Namesake {
  id: string;
  email_confirmado: boolean;
  /** Another person of the same provider has this account. */
  joined: boolean;
}
const byEmail = statement(
  'identity-namesake',
  `SELECT u.id, u.email_confirmado_em IS NOT NULL AS email_confirmado,
     EXISTS (SELECT 1 FROM user_identities i WHERE i.user_id = u.id AND i.issuer = $2) AS joined
   FROM users u WHERE u.email_normalizado = $1 FOR UPDATE OF u`,
);
/** The account that has this address, locked: two sign-ins that want to join it come one after the other. */
export const lockNamesake = (db: Queryable, normalized: string, issuer: string) =>
  one<Namesake>(db, byEmail, [normalized, issuer]);

const insertUser = statement(
  'identity-insert-user',
  `INSERT INTO users (id, nome, email, email_normalizado, provider, email_confirmado_em)
   VALUES ($1, $2, $3, $4, 'google', agora())`,
);
/** Throws Postgres' unique violation when the address is taken meanwhile. */
export const insertGoogleUser = (
  db: Queryable,
  user: { id: string; nome: string; email: string; emailNormalizado: string },
) => db.query(insertUser, [user.id, user.nome, user.email, user.emailNormalizado]);

const takeOver = statement(
  'identity-take-over',
  `UPDATE users SET senha_hash = NULL, provider = 'google', email_confirmado_em = agora() WHERE id = $1`,
);
/** D11: an account that nobody had confirmed belongs to who has the address; what was set before opens it no more. */
export const giveToAddressOwner = (db: Queryable, userId: string) => db.query(takeOver, [userId]);

const clock = statement('identity-clock', 'SELECT agora() AS agora');
export async function databaseNow(db: Queryable): Promise<Date> {
  const row = await one<{ agora: Date }>(db, clock);
  if (!row) throw new Error('the clock answered nothing');
  return row.agora;
}
