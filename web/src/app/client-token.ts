/** As the router and the gateway read the address: without case, a slash at the end is no difference. */
const CLIENT_PAGE = /^\/public\/proposal\/([^/]+)\/?$/i;

/** The token of the client's page in a path; null at every other address. */
export function clientToken(path: string): string | null {
  const [, segment] = CLIENT_PAGE.exec(path) ?? [];
  if (segment === undefined) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    // No token has a lone percent sign: unchanged, it is an unknown one.
    return segment;
  }
}
