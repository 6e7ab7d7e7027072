import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export const IDENTITY_CONSTRAINT = 'user_identities_pkey';

const ownerOf = statement(
  'identity-owner',
  'SELECT user_id FROM user_identities WHERE issuer = $1 AND subject = $2',
);
/** Whose identity this is, if it is known. */
export const findIdentityOwner = async (db: Queryable, issuer: string, subject: string) =>
  (await one<{ user_id: string }>(db, ownerOf, [issuer, subject]))?.user_id ?? null;

const use = statement(
  'identity-use',
  `UPDATE user_identities SET usado_em = agora() WHERE issuer = $1 AND subject = $2 AND user_id = $3
   RETURNING 1 AS found`,
);
/** Whether it still is this user's. The user's row is locked before, as by whoever unlinks it. */
export const useIdentity = async (tx: Queryable, issuer: string, subject: string, userId: string) =>
  (await one(tx, use, [issuer, subject, userId])) !== null;

const insert = statement(
  'identity-insert',
  'INSERT INTO user_identities (issuer, subject, user_id) VALUES ($1, $2, $3)',
);
/** Throws Postgres' unique violation of IDENTITY_CONSTRAINT when it belongs to somebody already. */
export const insertIdentity = (db: Queryable, issuer: string, subject: string, userId: string) =>
  db.query(insert, [issuer, subject, userId]);

export interface Namesake {
  id: string;
  tem_senha: boolean;
  /** The password is known to be of whoever has the mailbox. */
  senha_provada: boolean;
  /** Another person of the same provider has this account. */
  joined: boolean;
}
const byEmail = statement(
  'identity-namesake',
  `SELECT u.id, u.senha_hash IS NOT NULL AS tem_senha, u.senha_provada_em IS NOT NULL AS senha_provada,
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
  `UPDATE users SET senha_hash = NULL, senha_provada_em = NULL, provider = 'google', email_confirmado_em = agora()
   WHERE id = $1`,
);
/** D11: the account belongs to whoever has the address; a password that may be somebody else's opens it no more. */
export const giveToAddressOwner = (db: Queryable, userId: string) => db.query(takeOver, [userId]);

const confirm = statement(
  'identity-confirm',
  'UPDATE users SET email_confirmado_em = coalesce(email_confirmado_em, agora()) WHERE id = $1',
);
/** The provider vouches for the address; all else of the account stays. */
export const confirmByProvider = (tx: Queryable, userId: string) => tx.query(confirm, [userId]);

const clock = statement('identity-clock', 'SELECT agora() AS agora');
export async function databaseNow(db: Queryable): Promise<Date> {
  const row = await one<{ agora: Date }>(db, clock);
  if (!row) throw new Error('the clock answered nothing');
  return row.agora;
}

export interface Link {
  conectada: boolean;
  conectada_em: Date | null;
  tem_senha: boolean;
}
const link = statement(
  'identity-link',
  `SELECT i.desde IS NOT NULL AS conectada, i.desde AS conectada_em, u.senha_hash IS NOT NULL AS tem_senha
   FROM users u LEFT JOIN LATERAL (
     SELECT min(criado_em) AS desde FROM user_identities WHERE user_id = u.id
   ) i ON true
   WHERE u.id = $1 AND u.fechada_em IS NULL`,
);
/** Null where the account is closed. */
export const findLink = (db: Queryable, userId: string) => one<Link>(db, link, [userId]);
