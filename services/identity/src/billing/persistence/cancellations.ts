import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { OwedCounts } from '../cancellation-metrics.js';
import type { SubscriptionState } from '../domain/subscription-state.js';
import type { Chargeable } from './subscriptions.js';

const INSERT = 'INSERT INTO subscription_cancellations (id, cliente_id, user_id)';

// Whose account is closed is asked anew: its closing may have been committed while a row of the user was waited for.
const owe = statement(
  'cancellation-owe',
  `${INSERT} SELECT s.id, s.cliente_id, c.user_id
   FROM unnest($1::text[], $2::text[], $3::uuid[]) AS s (id, cliente_id, user_id)
   JOIN closed_accounts c ON c.user_id = s.user_id ON CONFLICT (id) DO NOTHING`,
);
/** Of these, the ones that may be charged for and whose user closed the account must be cancelled. */
export async function oweThoseOfClosed(db: Queryable, states: readonly SubscriptionState[]): Promise<void> {
  const living = states.filter(({ user, standing }) => user !== null && standing !== 'encerrada');
  if (living.length === 0) return;
  const column = (name: 'id' | 'customer' | 'user') => living.map((state) => state[name]);
  await db.query(owe, [column('id'), column('customer'), column('user')]);
}

const oweAll = statement(
  'cancellation-owe-all',
  `${INSERT} SELECT s.id, s.cliente_id, c.user_id FROM subscriptions s JOIN closed_accounts c ON c.user_id = s.user_id
   WHERE s.user_id = $1 AND s.estado <> 'encerrada' ON CONFLICT (id) DO NOTHING`,
);
/** Whatever a closed account may still be charged for. */
export const oweAllOf = (db: Queryable, userId: string) => db.query(oweAll, [userId]);

// A try's length is two tries of the library, some seconds; the shortest pause is a minute, the longest six hours.
const claim = statement(
  'cancellation-claim',
  `UPDATE subscription_cancellations SET tentativas = tentativas + 1,
     proxima_em = agora() + make_interval(secs => least(60 * 2 ^ least(tentativas, 10), 21600))
   WHERE id = (SELECT id FROM subscription_cancellations WHERE concluida_em IS NULL AND proxima_em <= (SELECT agora())
     ORDER BY proxima_em LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, cliente_id`,
);
/** One that is due; nobody else gets it before its pause is over. */
export const claimOwed = (db: Queryable) => one<Chargeable>(db, claim);

const settle = statement(
  'cancellation-settle',
  `UPDATE subscription_cancellations SET concluida_em = agora(), falha = NULL
   WHERE id = ANY($1) AND concluida_em IS NULL`,
);
/** The provider has said that they have ended. */
export const settleOwed = (db: Queryable, ids: readonly string[]) => db.query(settle, [ids]);

const fail = statement(
  'cancellation-fail',
  'UPDATE subscription_cancellations SET falha = $2 WHERE id = $1 AND concluida_em IS NULL',
);
export const noteFailure = (db: Queryable, id: string, failure: CancellationFailure) =>
  db.query(fail, [id, failure]);

const count = statement(
  'cancellation-count',
  `SELECT count(*)::int AS owed, count(falha)::int AS failing,
     coalesce(extract(epoch FROM agora() - min(pedida_em)), 0)::float8 AS oldest
   FROM subscription_cancellations WHERE concluida_em IS NULL`,
);
export async function countOwed(db: Queryable): Promise<OwedCounts> {
  const row = await one<OwedCounts>(db, count);
  if (!row) throw new Error('a count without a row');
  return row;
}

export interface FailingRow {
  assinatura: string;
  cliente: string;
  usuario: string;
  desde: Date;
  tentativas: number;
  proxima_em: Date;
  falha: CancellationFailure;
  total: number;
}
const failing = statement(
  'cancellation-failing',
  `SELECT id AS assinatura, cliente_id AS cliente, user_id AS usuario, pedida_em AS desde, tentativas, proxima_em, falha,
     count(*) OVER ()::int AS total
   FROM subscription_cancellations WHERE concluida_em IS NULL AND falha IS NOT NULL ORDER BY pedida_em, id LIMIT $1`,
);
/** Those of which a try failed, the oldest first. */
export const failingOwed = (db: Queryable, most: number) => db.query<FailingRow>(failing, [most]);
