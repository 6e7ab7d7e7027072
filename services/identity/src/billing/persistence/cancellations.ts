import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { OwedCounts } from '../cancellation-metrics.js';
import type { Chargeable } from './subscriptions.js';

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
