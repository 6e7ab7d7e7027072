/** D16: signing and rejecting have the link's token where others have a proposal's id. */
const BY_TOKEN = new Set(['/api/propostas/:id/assinatura', '/api/propostas/:id/rejeitar']);

/** The path parameter with a link's token, for access records (D35). */
export function linkPlace(route: string): string | undefined {
  if (route.startsWith('/api/public/proposal/:token')) return 'token';
  return BY_TOKEN.has(route) ? 'id' : undefined;
}
