import { type Queryable, statement } from '@acordo/service-kit/database/statement';

const setHash = statement('account-set-password', 'UPDATE users SET senha_hash = $2 WHERE id = $1');
/** By whoever knew the one before, so it is as much the mailbox owner's as that one was. */
export const setPassword = (tx: Queryable, id: string, hash: string) => tx.query(setHash, [id, hash]);

const setProvedHash = statement(
  'account-set-proved-password',
  'UPDATE users SET senha_hash = $2, senha_provada_em = agora() WHERE id = $1',
);
/** By whoever has the mailbox (D11). */
export const setProvedPassword = (tx: Queryable, id: string, hash: string) =>
  tx.query(setProvedHash, [id, hash]);

const prove = statement(
  'account-prove-password',
  `UPDATE users SET senha_provada_em = coalesce(senha_provada_em, agora())
   WHERE id = $1 AND senha_hash IS NOT NULL`,
);
/** Whoever logged in with the password has just shown the mailbox as well (D11). */
export const provePassword = (tx: Queryable, id: string) => tx.query(prove, [id]);
