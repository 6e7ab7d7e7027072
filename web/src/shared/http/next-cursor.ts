const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/i;

/** The cursor in `Link: </api/propostas?limit=50&cursor=…>; rel="next"` (D7); undefined on the last page. */
export function nextCursor(link: string | null): string | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URL(address, 'http://acordo.invalid').searchParams.get('cursor') ?? undefined;
}
