import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { removeActivityOf } from '../../activity/remove-activity.js';
import type { SessionEntity } from '../../database/entities/session.js';
import { UserEntity } from '../../database/entities/user.js';

const p = parameters<UserEntity & { sid: string; days: number; userId: string | null }>();

/** `criado_em`: of the session. */
export type Closable = Pick<UserEntity, 'email_normalizado' | 'senha_hash'> &
  Pick<SessionEntity, 'metodo' | 'criado_em'> & { confirmed: boolean; now: Date };
const closable = statement(
  'closing-find',
  sql`SELECT u.email_normalizado, u.email_confirmado_em IS NOT NULL AS confirmed, u.senha_hash, s.metodo, s.criado_em,
        agora() AS now
      FROM users u JOIN sessions s ON s.user_id = u.id
      WHERE u.id = ${p.id} AND s.id = ${p.sid} AND u.fechada_em IS NULL`,
).returning<Closable>();
/** The account behind a session, as far as closing it is concerned; null once either is deleted. */
export const findClosable = (db: Queryable, id: string, sid: string) => one(db, closable, { id, sid });

export type Closed = Pick<UserEntity, 'nome' | 'email'> & { fechada_em: Date; apagar_em: Date };
// The password is compared before the transaction: if it changed since, nothing is closed.
const close = statement(
  'closing-close',
  sql`UPDATE users SET fechada_em = now_.at, apagar_em = now_.at + make_interval(days => ${p.days})
      FROM (SELECT agora() AS at) AS now_
      WHERE id = ${p.id} AND fechada_em IS NULL AND senha_hash IS NOT DISTINCT FROM ${p.senha_hash}
      RETURNING nome, email, fechada_em, apagar_em`,
).returning<Closed>();
/** Null if it is closed already, deleted, or its password changed in between. */
export const closeUser = (db: Queryable, user: Pick<UserEntity, 'id' | 'senha_hash'>, days: number) =>
  one(db, close, { ...user, days });

const emptied = statement(
  'closing-erased-elsewhere',
  sql`UPDATE users SET apagada_fora_em = coalesce(apagada_fora_em, agora())
      WHERE id = ${p.id} AND fechada_em IS NOT NULL RETURNING id`,
);
/** The other services have erased their part; false if the account is not closed, or deleted. */
export const erasedElsewhere = async (tx: Queryable, id: string): Promise<boolean> =>
  (await one(tx, emptied, { id })) !== null;

// Two days are left of the promised 30: the machine may be away for one.
const LAST_DAY = raw('28');
type Erasable = Pick<UserEntity, 'id' | 'email'>;
const erasable = statement(
  'closing-lock-erasable',
  sql`SELECT id, email FROM users u WHERE apagada_fora_em IS NOT NULL AND (${p.userId}::uuid IS NULL OR id = ${p.userId})
        AND (fechada_em <= (SELECT agora() - make_interval(days => ${LAST_DAY})) OR NOT EXISTS (
          SELECT 1 FROM subscription_cancellations c WHERE c.user_id = u.id AND c.concluida_em IS NULL))
      ORDER BY apagada_fora_em LIMIT 1 FOR UPDATE SKIP LOCKED`,
).returning<Erasable>();
/**
 * An account that is to be erased now, `userId` or any: nothing of it is left in other services, and the provider has cancelled what
 * it charged for, or the promised time is nearly over.
 */
export const lockErasable = (tx: Queryable, userId: string | null) => one(tx, erasable, { userId });

const deleteMessages = statement(
  'closing-delete-messages',
  sql`UPDATE outbox SET model = NULL
      WHERE status = 'dead' AND model IS NOT NULL
        AND (model ->> 'to_user' = ${p.id} OR model ->> 'user_id' = ${p.id} OR model ->> 'to_email' = ${p.email})`,
);
const eraseAudit = statement('closing-erase-audit', sql`SELECT apaga_auditoria_de_ausentes()`);

/**
 * Erases a closed account with all that belongs to it (sessions, identities, tokens and subscriptions are deleted with the row), its
 * activity, unsent messages to it, and the values in the audit trail.
 */
export async function eraseClosed(tx: Tx, { id, email }: Erasable): Promise<void> {
  await tx.query(deleteMessages, { id, email });
  await tx.repository(UserEntity).delete({ id });
  await removeActivityOf(tx, id);
  await tx.query(eraseAudit);
}
