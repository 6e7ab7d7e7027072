/** The link that writes to an address, whose own `?`, `&` and `#` would add fields to the email (RFC 6068). */
export const mailto = (email: string): string =>
  `mailto:${encodeURI(email).replace(/[?&#]/g, encodeURIComponent)}`;
