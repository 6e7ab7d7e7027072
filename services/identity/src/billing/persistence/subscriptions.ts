import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SUBSCRIPTION_STATES } from '@acordo/contracts/http/billing/plans';
import type { SubscriptionState } from '../domain/subscription-state.js';
import type { PaidPlan } from '../domain/prices.js';

const upsert = statement(
  'subscription-upsert',
  `INSERT INTO subscriptions (id, cliente_id, user_id, plano, estado, periodo_ate, vale_ate)
   VALUES ($1, $2, (SELECT id FROM users WHERE id = $3), $4, $5, to_timestamp($6), to_timestamp($7))
   ON CONFLICT (id) DO UPDATE SET user_id = EXCLUDED.user_id, plano = EXCLUDED.plano, estado = EXCLUDED.estado,
     periodo_ate = EXCLUDED.periodo_ate, vale_ate = EXCLUDED.vale_ate, atualizado_em = agora()`,
);
/** A user who is gone stays gone, whatever is still told of the payments. */
export const saveSubscription = (db: Queryable, state: SubscriptionState, plan: PaidPlan | null) =>
  db.query(upsert, [
    state.id,
    state.customer,
    state.user,
    plan,
    state.standing,
    state.periodEnd,
    state.validUntil,
  ]);

const usersOf = statement(
  'subscription-users-of-customer',
  'SELECT DISTINCT user_id FROM subscriptions WHERE cliente_id = $1 AND user_id IS NOT NULL ORDER BY user_id',
);
export const usersOfCustomer = async (db: Queryable, customer: string): Promise<string[]> =>
  (await db.query<{ user_id: string }>(usersOf, [customer])).map(({ user_id }) => user_id);

const lock = statement(
  'subscription-lock-users',
  'SELECT id FROM users WHERE id = ANY($1) ORDER BY id FOR UPDATE',
);
/** One user may be two customers, and may be closing the account meanwhile. Answers those who are there. */
export const lockUsers = async (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  (await db.query<{ id: string }>(lock, [ids])).map(({ id }) => id);

// The one that ends last covers all others; all of them have begun. One that is over already gives nothing.
const BEST = `SELECT plano, estado, periodo_ate, vale_ate FROM subscriptions
  WHERE user_id = $1 AND plano IS NOT NULL AND estado IN ('ativa', 'em_atraso', 'cancelada')
    AND (vale_ate IS NULL OR vale_ate > agora())
  ORDER BY vale_ate DESC NULLS FIRST, plano LIMIT 1`;
const givePlan = statement(
  'subscription-give-plan',
  `UPDATE users SET plano = coalesce(best.plano, 'gratuito'), plano_ate = best.vale_ate
   FROM (SELECT 1) AS always LEFT JOIN LATERAL (${BEST}) AS best ON true
   WHERE users.id = $1`,
);
/** D12: the plan that a user's subscriptions give, with its end. */
export const refreshPlan = (db: Queryable, userId: string) => db.query(givePlan, [userId]);

const notEnded = statement(
  'subscription-not-ended',
  "SELECT id, cliente_id FROM subscriptions WHERE user_id = $1 AND estado <> 'encerrada' ORDER BY id",
);
/** A subscription by the provider's ids. */
export interface Chargeable {
  id: string;
  cliente_id: string;
}
/** Every subscription that the provider may still charge for. */
export const livingSubscriptions = (db: Queryable, userId: string) =>
  db.query<Chargeable>(notEnded, [userId]);

export interface CurrentSubscription {
  plano: PaidPlan;
  estado: (typeof SUBSCRIPTION_STATES)[number];
  periodo_ate: Date | null;
  vale_ate: Date | null;
}
const current = statement('subscription-current', BEST);
/** The one that gives the user's plan now. */
export const currentSubscription = (db: Queryable, userId: string) =>
  one<CurrentSubscription>(db, current, [userId]);
