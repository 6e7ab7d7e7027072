interface Setup {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_PRICE_MENSAL: readonly string[];
  STRIPE_PRICE_ANUAL: readonly string[];
  CHECKOUT_URL_MENSAL?: string | undefined;
  CHECKOUT_URL_ANUAL?: string | undefined;
}

/** Missing settings of an operator who sells plans, as log messages: people would pay and get nothing. */
export function setupGaps(setup: Setup): string[] {
  const plans = [
    ['MENSAL', setup.CHECKOUT_URL_MENSAL, setup.STRIPE_PRICE_MENSAL],
    ['ANUAL', setup.CHECKOUT_URL_ANUAL, setup.STRIPE_PRICE_ANUAL],
  ] as const;
  const sold = plans.filter(([, page]) => page !== undefined);
  return [
    ...sold
      .filter(([, , prices]) => prices.length === 0)
      .map(
        ([plan]) =>
          `CHECKOUT_URL_${plan} is given without STRIPE_PRICE_${plan}: whoever pays there gets no plan`,
      ),
    ...(sold.length > 0 && !setup.STRIPE_WEBHOOK_SECRET
      ? ['plans are sold without STRIPE_WEBHOOK_SECRET: nobody will tell us who has paid']
      : []),
    ...(sold.length > 0 && !setup.STRIPE_SECRET_KEY
      ? ['plans are sold without STRIPE_SECRET_KEY: whoever has one cannot close the account']
      : []),
  ];
}
