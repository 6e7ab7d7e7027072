/** The parameters of the identity provider's redirect (P31). They only carry what to show (D11). */
export type ProviderRedirect = { kind: 'none' } | { kind: 'error'; code: string } | { kind: 'success' };

export function readRedirect(search: string): ProviderRedirect {
  const params = new URLSearchParams(search);
  const code = params.get('error');
  if (code) return { kind: 'error', code: code.slice(0, 100) };
  if (params.get('success') === 'true' || params.has('userId')) return { kind: 'success' };
  return { kind: 'none' };
}
