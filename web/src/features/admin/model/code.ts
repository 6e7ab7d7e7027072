/** A code of the authenticator or a recovery code as people type and paste it: '123 456', 'k7m-3qx' (D33). */
export const maskSecondFactor = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);

/** What one types into an authenticator by hand, in groups of four. */
export const groupedSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
