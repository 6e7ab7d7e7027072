/** What a link in a mail about an account does. */
export type TokenKind = 'confirmar-email' | 'nova-senha';

const HOUR_S = 60 * 60;
/** Seconds. A recovery link opens the account, so it lives no longer than a mail needs; a confirmation can wait for Monday. */
export const TOKEN_LIFE: Readonly<Record<TokenKind, number>> = {
  'nova-senha': HOUR_S,
  'confirmar-email': 72 * HOUR_S,
};
