type Values = Readonly<Record<string, unknown>>;

/** Fills a call's path (`/api/propostas/:id`) and query. Throws RangeError for a value that cannot be one segment. */
export function callUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_place, name: string) => segment(name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      search.set(name, String(value));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // Encoded or not, browsers fold dot segments away: the call would reach another path.
  if (text === '' || text === '.' || text === '..') throw new RangeError(`No value for :${name}`);
  return encodeURIComponent(text);
}
