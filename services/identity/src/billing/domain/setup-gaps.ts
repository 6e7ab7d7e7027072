import type { PaidPlan } from './prices.js';

export interface SoldPlans {
  secretKey?: string;
  webhookSecret?: string;
  prices: Readonly<Record<PaidPlan, readonly string[]>>;
  checkout: Readonly<Partial<Record<PaidPlan, string>>>;
}

/** Missing settings of an operator who sells plans, as log messages: people would pay and get nothing. */
export function setupGaps({ secretKey, webhookSecret, prices, checkout }: SoldPlans): string[] {
  const plans = [
    ['MENSAL', checkout.mensal, prices.mensal],
    ['ANUAL', checkout.anual, prices.anual],
  ] as const;
  const sold = plans.filter(([, page]) => page !== undefined);
  return [
    ...sold
      .filter(([, , known]) => known.length === 0)
      .map(
        ([plan]) =>
          `CHECKOUT_URL_${plan} is given without STRIPE_PRICE_${plan}: whoever pays there gets no plan`,
      ),
    ...(sold.length > 0 && !webhookSecret
      ? ['plans are sold without STRIPE_WEBHOOK_SECRET: nobody will tell us who has paid']
      : []),
    ...(sold.length > 0 && !secretKey
      ? ['plans are sold without STRIPE_SECRET_KEY: whoever has one cannot close the account']
      : []),
  ];
}
