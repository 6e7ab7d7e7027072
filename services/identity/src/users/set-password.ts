import { parameters, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { UserEntity } from '../database/entities/user.js';

/** Set with the previous password, so it has the same proof as that one. */
export const setPassword = (tx: Tx, id: string, senha_hash: string) =>
  tx.repository(UserEntity).update({ id }, { senha_hash });

/** By the mailbox's owner (D11). */
export const setProvedPassword = (tx: Tx, id: string, senha_hash: string) =>
  tx.repository(UserEntity).update({ id }, { senha_hash, senha_provada_em: () => 'agora()' });

const prove = statement(
  'account-prove-password',
  sql`UPDATE users SET senha_provada_em = coalesce(senha_provada_em, agora())
      WHERE id = ${parameters<UserEntity>().id} AND senha_hash IS NOT NULL`,
);
/** The user logged in with the password has just proven the mailbox as well (D11). */
export const provePassword = (tx: Queryable, id: string) => tx.query(prove, { id });
