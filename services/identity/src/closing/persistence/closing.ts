import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { removeActivityOf } from '../../activity/remove-activity.js';

export interface Closable {
  email_normalizado: string;
  email_confirmado: boolean;
  senha_hash: string | null;
  metodo: 'senha' | 'google';
  /** Of the session. */
  criado_em: Date;
  agora: Date;
}

const closable = statement(
  'closing-find',
  `SELECT u.email_normalizado, u.email_confirmado_em IS NOT NULL AS email_confirmado, u.senha_hash, s.metodo, s.criado_em, agora() AS agora
   FROM users u JOIN sessions s ON s.user_id = u.id
   WHERE u.id = $1 AND s.id = $2 AND u.fechada_em IS NULL`,
);
/** The account behind a session, as far as closing it is concerned; null once either is gone. */
export const findClosable = (db: Queryable, userId: string, sid: string) =>
  one<Closable>(db, closable, [userId, sid]);

export interface Closed {
  nome: string;
  email: string;
  fechada_em: Date;
  apagar_em: Date;
}

// The password is compared before the transaction: where it changed since, nothing is closed.
const close = statement(
  'closing-close',
  `UPDATE users SET fechada_em = now_.at, apagar_em = now_.at + make_interval(days => $3)
   FROM (SELECT agora() AS at) AS now_
   WHERE id = $1 AND fechada_em IS NULL AND senha_hash IS NOT DISTINCT FROM $2
   RETURNING nome, email, fechada_em, apagar_em`,
);
/** Null where it is closed already, gone, or its password changed in between. */
export const closeUser = (db: Queryable, userId: string, senhaHash: string | null, days: number) =>
  one<Closed>(db, close, [userId, senhaHash, days]);

const emptied = statement(
  'closing-erased-elsewhere',
  `UPDATE users SET apagada_fora_em = coalesce(apagada_fora_em, agora())
   WHERE id = $1 AND fechada_em IS NOT NULL RETURNING id`,
);
/** The other services have erased their part; false where the account is not closed, or gone. */
export const erasedElsewhere = async (tx: Queryable, userId: string): Promise<boolean> =>
  (await one(tx, emptied, [userId])) !== null;

// Two days are left of the promised 30: the machine may be away for one.
const LAST_DAY = 28;
const erasable = statement(
  'closing-lock-erasable',
  `SELECT id, email FROM users u WHERE apagada_fora_em IS NOT NULL AND ($1::uuid IS NULL OR id = $1)
     AND (fechada_em <= (SELECT agora() - make_interval(days => ${LAST_DAY})) OR NOT EXISTS (
       SELECT 1 FROM subscription_cancellations c WHERE c.user_id = u.id AND c.concluida_em IS NULL))
   ORDER BY apagada_fora_em LIMIT 1 FOR UPDATE SKIP LOCKED`,
);
export interface Erasable {
  id: string;
  email: string;
}
/**
 * An account that is to be erased now, `userId` or any: nothing of it is left elsewhere, and the provider has cancelled what
 * it charged for, or the time that was promised is nearly over.
 */
export const lockErasable = (tx: Queryable, userId: string | null) => one<Erasable>(tx, erasable, [userId]);

const forgetMessages = statement(
  'closing-forget-messages',
  `UPDATE outbox SET model = NULL
   WHERE status = 'dead' AND model IS NOT NULL
     AND (model ->> 'to_user' = $1 OR model ->> 'user_id' = $1 OR model ->> 'to_email' = $2)`,
);
const erase = statement('closing-erase', 'DELETE FROM users WHERE id = $1');
const eraseAudit = statement('closing-erase-audit', 'SELECT apaga_auditoria_de_ausentes()');

/**
 * Erases a closed account with all that belongs to it (sessions, identities, tokens and subscriptions go with the row), its
 * activity, what could not be sent to it, and the values in the audit trail.
 */
export async function eraseClosed(tx: Queryable, { id, email }: Erasable): Promise<void> {
  await tx.query(forgetMessages, [id, email]);
  await tx.query(erase, [id]);
  await removeActivityOf(tx, id);
  await tx.query(eraseAudit);
}
