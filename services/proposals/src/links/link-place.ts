/** D16: signing and rejecting name the link where others name a proposal. */
const BY_TOKEN = new Set(['/api/propostas/:id/assinatura', '/api/propostas/:id/rejeitar']);

/** Where a route's path holds a link's token, for access records (D35). */
export function linkPlace(route: string): string | undefined {
  if (route.startsWith('/api/public/proposal/:token')) return 'token';
  return BY_TOKEN.has(route) ? 'id' : undefined;
}
