import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SubscriptionState } from './domain/subscription-state.js';

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
