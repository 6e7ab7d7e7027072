/** D12: the provider's page on which this user pays for a plan; the id comes back in the payment's event. */
export function checkoutAddress(page: string | undefined, userId: string): string | null {
  if (!page) return null;
  const address = new URL(page);
  address.searchParams.set('client_reference_id', userId);
  return address.href;
}
