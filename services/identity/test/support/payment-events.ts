import { billingWebhook, SIGNATURE_HEADER } from '@acordo/contracts/http/billing/webhook';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import Stripe from 'stripe';
import type { TestIdentity } from './test-app.js';

export const SECRET = 'whsec_of_the_tests';
export const PRICES = { mensal: 'price_m', anual: 'price_a' };
/** What identity needs to sell. */
export const SELLING = {
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_PRICE_MENSAL: `price_old, ${PRICES.mensal}`,
  STRIPE_PRICE_ANUAL: PRICES.anual,
  CHECKOUT_URL_MENSAL: 'https://pagar.example/mensal?locale=pt-BR',
};
export const DAY = 86_400;
export const MONTH = 30 * DAY;

export interface PaymentEvent {
  id: string;
  object: 'event';
  created: number;
  type: string;
  data: { object: object };
}
export const seconds = (): number => Math.floor(Date.now() / 1000);

let serial = 0;
const named = (prefix: string) => `${prefix}_${(serial += 1)}_${process.pid}`;

/** The events of one customer with one subscription, in the provider's form. */
export class Purchase {
  readonly customer = named('cus');
  readonly subscription = named('sub');

  /** `begun` in seconds: the first period is the month from then. */
  constructor(
    readonly user: string,
    readonly begun = seconds(),
    readonly price = PRICES.mensal,
  ) {}

  event(type: string, at: number, object: object): PaymentEvent {
    return { id: named('evt'), object: 'event', created: at, type, data: { object } };
  }

  checkout(at = this.begun): PaymentEvent {
    return this.event('checkout.session.completed', at, {
      id: 'cs_1',
      mode: 'subscription',
      customer: this.customer,
      subscription: this.subscription,
      client_reference_id: this.user,
      customer_details: { email: 'canario.pagador@exemplo.com.br', name: 'Canário Pagador' },
    });
  }

  standing(
    at: number,
    status: string,
    { kind = 'updated', periods = 1, ...more }: Record<string, unknown> = {},
  ) {
    return this.event(
      `customer.subscription.${String(kind)}`,
      at,
      this.object(status, Number(periods), more),
    );
  }

  object(status: string, periods = 1, more: object = {}): object {
    return {
      id: this.subscription,
      object: 'subscription',
      customer: this.customer,
      status,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: { data: [{ price: { id: this.price }, current_period_end: this.begun + periods * MONTH }] },
      ...more,
    };
  }

  invoice(type: 'paid' | 'payment_failed', at: number, periods = 1): PaymentEvent {
    return this.event(`invoice.${type}`, at, {
      id: `in_${this.subscription}_${periods}`,
      customer: this.customer,
      customer_email: 'canario.pagador@exemplo.com.br',
      parent: { subscription_details: { subscription: this.subscription } },
      lines: {
        data: [
          {
            period: { start: at, end: this.begun + periods * MONTH },
            pricing: { price_details: { price: this.price } },
          },
        ],
      },
    });
  }

  refund(at: number): PaymentEvent {
    return this.event('charge.refunded', at, { id: 'ch_1', customer: this.customer, refunded: true });
  }

  /** The usual events of a payment. */
  start(): PaymentEvent[] {
    return [
      this.standing(this.begun, 'incomplete', { kind: 'created' }),
      this.invoice('paid', this.begun + 1),
      this.standing(this.begun + 1, 'active'),
      this.checkout(this.begun + 2),
    ];
  }
}

/** The header as the provider's own library makes it. `timestamp` in seconds. */
export const signatureOf = (payload: string, { secret = SECRET, timestamp = seconds() } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Sends the bytes to the webhook as the gateway does. */
export const deliverBytes = (identity: TestIdentity, payload: string | Buffer, signature: string | null) =>
  identity.app.inject({
    method: 'POST',
    url: billingWebhook.path,
    headers: {
      [CALLER_HEADER]: identity.token(),
      'content-type': 'application/octet-stream',
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    },
    payload,
  });

/** Delivers events one after the other; throws when one is refused. `at`: the clock of a shifted identity, in seconds. */
export async function deliver(
  identity: TestIdentity,
  events: readonly PaymentEvent[],
  at = seconds(),
): Promise<void> {
  for (const event of events) {
    const payload = JSON.stringify(event);
    const response = await deliverBytes(identity, payload, signatureOf(payload, { timestamp: at }));
    if (response.statusCode !== 200)
      throw new Error(`${event.type}: ${response.statusCode} ${response.body}`);
  }
}
