import { columnsOf } from '@acordo/service-kit/database/columns-of';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SubscriptionEntity } from '../database/entities/subscription.js';
import type { SubscriptionState } from './domain/subscription-state.js';

type Columns = { [Name in 'id' | 'customer' | 'user']: SubscriptionState[Name][] };
const list = parameters<Columns>();
const INSERT = raw('INSERT INTO subscription_cancellations (id, cliente_id, user_id)');

// Closed accounts are read again: the closing may have been committed while this waited for a row of the user.
const owe = statement(
  'cancellation-owe',
  sql`${INSERT} SELECT s.id, s.cliente_id, c.user_id
      FROM unnest(${list.id}::text[], ${list.customer}::text[], ${list.user}::uuid[]) AS s (id, cliente_id, user_id)
      JOIN closed_accounts c ON c.user_id = s.user_id ON CONFLICT (id) DO NOTHING`,
);
/** Of these, the ones that may be charged for and whose user closed the account must be cancelled. */
export async function oweThoseOfClosed(db: Queryable, states: readonly SubscriptionState[]): Promise<void> {
  const living = states.filter(({ user, standing }) => user !== null && standing !== 'encerrada');
  if (living.length > 0) await db.query(owe, columnsOf(living, ['id', 'customer', 'user']));
}

const oweAll = statement(
  'cancellation-owe-all',
  sql`${INSERT} SELECT s.id, s.cliente_id, c.user_id
      FROM subscriptions s JOIN closed_accounts c ON c.user_id = s.user_id
      WHERE s.user_id = ${parameters<SubscriptionEntity>().user_id} AND s.estado <> 'encerrada'
      ON CONFLICT (id) DO NOTHING`,
);
/** Whatever a closed account may still be charged for. */
export const oweAllOf = (db: Queryable, user_id: string) => db.query(oweAll, { user_id });
