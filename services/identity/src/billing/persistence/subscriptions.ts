import type { SUBSCRIPTION_STATES } from '@acordo/contracts/http/billing/plans';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SubscriptionEntity } from '../../database/entities/subscription.js';
import type { PaidPlan } from '../domain/prices.js';
import type { SubscriptionState } from '../domain/subscription-state.js';

const p = parameters<SubscriptionEntity & { ids: readonly string[] }>();
const state = parameters<SubscriptionState & { plan: PaidPlan | null }, 'state'>('state');

const upsert = statement(
  'subscription-upsert',
  sql`INSERT INTO subscriptions (id, cliente_id, user_id, plano, estado, periodo_ate, vale_ate)
      VALUES (${state.id}, ${state.customer}, (SELECT id FROM users WHERE id = ${state.user}), ${state.plan},
        ${state.standing}, to_timestamp(${state.periodEnd}), to_timestamp(${state.validUntil}))
      ON CONFLICT (id) DO UPDATE SET user_id = EXCLUDED.user_id, plano = EXCLUDED.plano, estado = EXCLUDED.estado,
        periodo_ate = EXCLUDED.periodo_ate, vale_ate = EXCLUDED.vale_ate, atualizado_em = agora()`,
);
/** A deleted user is not restored by later events of payments. */
export const saveSubscription = (db: Queryable, told: SubscriptionState, plan: PaidPlan | null) =>
  db.query(upsert, { state: { ...told, plan } });

const usersOf = statement(
  'subscription-users-of-customer',
  sql`SELECT DISTINCT user_id FROM subscriptions
      WHERE cliente_id = ${p.cliente_id} AND user_id IS NOT NULL ORDER BY user_id`,
).returning<{ user_id: string }>();
export const usersOfCustomer = async (db: Queryable, cliente_id: string): Promise<string[]> =>
  (await db.query(usersOf, { cliente_id })).map(({ user_id }) => user_id);

const lock = statement(
  'subscription-lock-users',
  sql`SELECT id FROM users WHERE id = ANY(${p.ids}) ORDER BY id FOR UPDATE`,
).returning<{ id: string }>();
/** One user may be two customers, and may be closing the account at the same time. Returns the existing ones. */
export const lockUsers = async (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  (await db.query(lock, { ids })).map(({ id }) => id);

// The one that ends last covers all others; all of them have begun. One that is over already gives nothing.
const BEST = sql`SELECT plano, estado, periodo_ate, vale_ate FROM subscriptions
  WHERE user_id = ${p.user_id} AND plano IS NOT NULL AND estado IN ('ativa', 'em_atraso', 'cancelada')
    AND (vale_ate IS NULL OR vale_ate > agora())
  ORDER BY vale_ate DESC NULLS FIRST, plano LIMIT 1`;
const givePlan = statement(
  'subscription-give-plan',
  sql`UPDATE users SET plano = coalesce(best.plano, 'gratuito'), plano_ate = best.vale_ate
      FROM (SELECT 1) AS always LEFT JOIN LATERAL (${BEST}) AS best ON true
      WHERE users.id = ${p.user_id}`,
);
/** D12: the plan that a user's subscriptions give, with its end. */
export const refreshPlan = (db: Queryable, user_id: string) => db.query(givePlan, { user_id });

/** A subscription by the provider's ids. */
export type Chargeable = Pick<SubscriptionEntity, 'id' | 'cliente_id'>;
const notEnded = statement(
  'subscription-not-ended',
  sql`SELECT id, cliente_id FROM subscriptions WHERE user_id = ${p.user_id} AND estado <> 'encerrada' ORDER BY id`,
).returning<Chargeable>();
/** Every subscription that the provider may still charge for. */
export const activeSubscriptions = (db: Queryable, user_id: string) => db.query(notEnded, { user_id });

export type CurrentSubscription = Pick<SubscriptionEntity, 'periodo_ate' | 'vale_ate'> & {
  plano: PaidPlan;
  estado: (typeof SUBSCRIPTION_STATES)[number];
};
const current = statement('subscription-current', BEST).returning<CurrentSubscription>();
/** The one that gives the user's current plan. */
export const currentSubscription = (db: Queryable, user_id: string) => one(db, current, { user_id });
