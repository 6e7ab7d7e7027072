import { createHmac } from 'node:crypto';

const SECRET = 'whsec_dados_de_exemplo';
const PRICES = { mensal: 'price_exemplo_mensal', anual: 'price_exemplo_anual' };
const DAY_S = 24 * 60 * 60;
/** Length of a billing period in days. */
const PERIOD = { mensal: 30, anual: 365 };

/** Settings of identity for sample payments. */
export const SELLING = {
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_PRICE_MENSAL: PRICES.mensal,
  STRIPE_PRICE_ANUAL: PRICES.anual,
};

/**
 * Sends the payment provider's events of a subscription: begun some days ago and paid; `late`: the renewal two days ago was
 * not. Each event counts once, so sending it again changes nothing.
 * @param {string} url
 * @param {string} userId
 * @param {{ plan: 'mensal' | 'anual', daysAgo: number, late?: true }} purchase
 */
export async function pay(url, userId, { plan, daysAgo, late }) {
  const now = Math.floor(Date.now() / 1000);
  const begun = now - daysAgo * DAY_S;
  const end = begun + PERIOD[plan] * DAY_S;
  const ids = { customer: `cus_${userId}`, subscription: `sub_${userId}` };
  const standing = (/** @type {string} */ status) => ({
    id: ids.subscription,
    object: 'subscription',
    customer: ids.customer,
    status,
    items: { data: [{ price: { id: PRICES[plan] }, current_period_end: end }] },
  });
  const checkout = { mode: 'subscription', ...ids, client_reference_id: userId };
  await tell(url, { type: 'checkout.session.completed', at: begun, object: checkout });
  await tell(url, { type: 'customer.subscription.created', at: begun + 1, object: standing('active') });
  if (!late) return;
  const missed = now - 2 * DAY_S;
  await tell(url, { type: 'customer.subscription.updated', at: missed, object: standing('past_due') });
}

/**
 * @param {string} url
 * @param {{ type: string, at: number, object: { customer: string } }} event
 */
async function tell(url, { type, at, object }) {
  const event = {
    id: `evt_${object.customer}_${type}`,
    object: 'event',
    created: at,
    type,
    data: { object },
  };
  const body = JSON.stringify(event);
  const sent = Math.floor(Date.now() / 1000);
  const proof = createHmac('sha256', SECRET).update(`${sent}.${body}`).digest('hex');
  const response = await fetch(`${url}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${sent},v1=${proof}` },
    body,
  });
  if (!response.ok) throw new Error(`${type}: ${response.status} ${await response.text()}`);
}
