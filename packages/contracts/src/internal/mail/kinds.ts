/** Every e-mail the product sends (D29). Each has its model's schema beside this file, and a fixture. */
export const MAIL_KINDS = [
  'proposal-signed',
  'proposal-rejected',
  'proposal-seen',
  'link-ending',
  'link-ended',
  'link-replaced',
  'signed-copy',
  'admin-email-changed',
  'admin-password-changed',
  'admin-2fa-switched',
  'email-changed-by-admin',
  'confirm-email',
  'password-recovery',
  'password-changed',
  'google-joined',
  'new-device',
  'google-unlinked',
  'account-closing',
  'export-ready',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Kinds that D48's daily limit of mails to one recipient does not hold back: without them nobody gets into an account, or
 * hears that somebody else did. Identity bounds them itself.
 */
const UNLIMITED: readonly MailKind[] = [
  'confirm-email',
  'password-recovery',
  'password-changed',
  'new-device',
];

export const isLimited = (kind: MailKind): boolean => !UNLIMITED.includes(kind);
