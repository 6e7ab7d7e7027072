/** What a link in an email about an account does. */
export type TokenKind = 'confirmar-email' | 'nova-senha';

const HOUR_S = 60 * 60;
/** Seconds. A recovery link gives access to the account, so it is valid only for a short time; a confirmation lasts a weekend. */
export const TOKEN_LIFE: Readonly<Record<TokenKind, number>> = {
  'nova-senha': HOUR_S,
  'confirmar-email': 72 * HOUR_S,
};
