/** D14: a rejected or expired proposal gets a new link and is open again; the web asks first. */
export function asksBeforeLink(status: string): boolean {
  return status === 'rejeitado' || status === 'expirado';
}
