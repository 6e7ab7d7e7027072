import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { In, IsNull } from 'typeorm';
import { SubscriptionCancellationEntity } from '../../database/entities/subscription-cancellation.js';
import type { OwedCounts } from '../cancellation-metrics.js';
import type { Chargeable } from './subscriptions.js';

// An attempt is two calls of the library, some seconds; the shortest pause is a minute, the longest six hours.
const claim = statement(
  'cancellation-claim',
  sql`UPDATE subscription_cancellations SET tentativas = tentativas + 1,
        proxima_em = agora() + make_interval(secs => least(60 * 2 ^ least(tentativas, 10), 21600))
      WHERE id = (
        SELECT id FROM subscription_cancellations WHERE concluida_em IS NULL AND proxima_em <= (SELECT agora())
        ORDER BY proxima_em LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, cliente_id`,
).returning<Chargeable>();
/** One that is due; no other copy gets it before its pause is over. */
export const claimOwed = (db: Queryable) => one(db, claim);

/** The provider has confirmed that they have ended. */
export const settleOwed = (db: Database | Tx, ids: readonly string[]) =>
  db
    .repository(SubscriptionCancellationEntity)
    .update({ id: In(ids), concluida_em: IsNull() }, { concluida_em: () => 'agora()', falha: null });

export const noteFailure = (db: Database, id: string, falha: CancellationFailure) =>
  db.repository(SubscriptionCancellationEntity).update({ id, concluida_em: IsNull() }, { falha });

const count = statement(
  'cancellation-count',
  sql`SELECT count(*)::int AS owed, count(falha)::int AS failing,
        coalesce(extract(epoch FROM agora() - min(pedida_em)), 0)::float8 AS oldest
      FROM subscription_cancellations WHERE concluida_em IS NULL`,
).returning<OwedCounts>();
export const countOwed = (db: Queryable): Promise<OwedCounts> => exactlyOne(db, count);

export type FailingRow = Omit<SubscriptionCancellationEntity, 'falha' | 'concluida_em'> & {
  falha: CancellationFailure;
  total: number;
};
const failing = statement(
  'cancellation-failing',
  sql`SELECT id, cliente_id, user_id, pedida_em, tentativas, proxima_em, falha, count(*) OVER ()::int AS total
      FROM subscription_cancellations WHERE concluida_em IS NULL AND falha IS NOT NULL
      ORDER BY pedida_em, id LIMIT ${parameters<{ most: number }>().most}`,
).returning<FailingRow>();
/** Those with a failed attempt, the oldest first. */
export const failingOwed = (db: Queryable, most: number) => db.query(failing, { most });
