import { parameters, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { UserIdentityEntity } from '../../database/entities/user-identity.js';
import { UserEntity } from '../../database/entities/user.js';

export const IDENTITY_CONSTRAINT = 'user_identities_pkey';

/** Who somebody is at a provider. */
type Person = Pick<UserIdentityEntity, 'issuer' | 'subject'>;
const p = parameters<UserIdentityEntity>();
const user = parameters<UserEntity>();

const ownerOf = statement(
  'identity-owner',
  sql`SELECT user_id FROM user_identities WHERE issuer = ${p.issuer} AND subject = ${p.subject}`,
).returning<Pick<UserIdentityEntity, 'user_id'>>();
/** Whose identity this is, if it is known. */
export const findIdentityOwner = async (db: Queryable, person: Person) =>
  (await one(db, ownerOf, person))?.user_id ?? null;

const use = statement(
  'identity-use',
  sql`UPDATE user_identities SET usado_em = agora()
      WHERE issuer = ${p.issuer} AND subject = ${p.subject} AND user_id = ${p.user_id} RETURNING 1 AS found`,
);
/** Whether it still is this user's. The user's row is locked before, as in unlinking. */
export const useIdentity = async (tx: Queryable, identity: Person & { user_id: string }) =>
  (await one(tx, use, identity)) !== null;

/** Throws Postgres' unique violation of IDENTITY_CONSTRAINT when it belongs to somebody already. */
export const insertIdentity = (tx: Tx, identity: Person & { user_id: string }) =>
  tx.repository(UserIdentityEntity).insert({ ...identity });

export interface AccountWithAddress {
  id: string;
  has_password: boolean;
  /** The password is proven to belong to the mailbox's owner. */
  password_proved: boolean;
  /** Another person of the same provider has this account. */
  joined: boolean;
}
const byEmail = statement(
  'identity-namesake',
  sql`SELECT u.id, u.senha_hash IS NOT NULL AS has_password, u.senha_provada_em IS NOT NULL AS password_proved,
        EXISTS (SELECT 1 FROM user_identities i WHERE i.user_id = u.id AND i.issuer = ${p.issuer}) AS joined
      FROM users u WHERE u.email_normalizado = ${user.email_normalizado} FOR UPDATE OF u`,
).returning<AccountWithAddress>();
/** The account that has this address, locked: two sign-ins that join it run one after the other. */
export const lockAccountWithAddress = (db: Queryable, email_normalizado: string, issuer: string) =>
  one(db, byEmail, { email_normalizado, issuer });

/** Throws Postgres' unique violation when the address is taken meanwhile. */
export const insertGoogleUser = (
  tx: Tx,
  person: Pick<UserEntity, 'id' | 'nome' | 'email' | 'email_normalizado'>,
) =>
  tx.repository(UserEntity).insert({ ...person, provider: 'google', email_confirmado_em: () => 'agora()' });

/** D11: the account belongs to the address's owner; a password that may be somebody else's is deleted. */
export const giveToAddressOwner = (tx: Tx, id: string) =>
  tx
    .repository(UserEntity)
    .update(
      { id },
      { senha_hash: null, senha_provada_em: null, provider: 'google', email_confirmado_em: () => 'agora()' },
    );

const confirm = statement(
  'identity-confirm',
  sql`UPDATE users SET email_confirmado_em = coalesce(email_confirmado_em, agora()) WHERE id = ${user.id}`,
);
/** The provider has verified the address; all else of the account stays. */
export const confirmByProvider = (tx: Queryable, id: string) => tx.query(confirm, { id });

const clock = statement('identity-clock', sql`SELECT agora() AS now`).returning<{ now: Date }>();
export const databaseNow = async (db: Queryable): Promise<Date> => (await exactlyOne(db, clock)).now;

export interface Link {
  conectada: boolean;
  conectada_em: Date | null;
  tem_senha: boolean;
}
const link = statement(
  'identity-link',
  sql`SELECT i.since IS NOT NULL AS conectada, i.since AS conectada_em, u.senha_hash IS NOT NULL AS tem_senha
      FROM users u LEFT JOIN LATERAL (
        SELECT min(criado_em) AS since FROM user_identities WHERE user_id = u.id
      ) i ON true
      WHERE u.id = ${user.id} AND u.fechada_em IS NULL`,
).returning<Link>();
/** Null where the account is closed. */
export const findLink = (db: Queryable, id: string) => one(db, link, { id });
