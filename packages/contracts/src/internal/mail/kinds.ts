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
 * Kinds that no limit of mails to one recipient holds back (D48): without them nobody gets into an account. Identity bounds them
 * by mailbox, before it makes the link in them: a mail that is not sent must not end the link of the one before.
 */
const ENTRIES: readonly MailKind[] = ['confirm-email', 'password-recovery'];

/**
 * Tell that somebody else may have got in. Nothing holds them back from whoever has confirmed the address; whoever has not may
 * be a stranger, whom the account's maker could have us write to by changing a password over and over (attack 362).
 */
const ALERTS: readonly MailKind[] = ['password-changed', 'new-device'];

/**
 * What an owner is told of the own proposals. They hold names, titles and reasons, so an address that is not confirmed gets
 * fixed words instead (D29); past a number in an hour they are joined into one message (D48).
 */
const NOTICES = [
  'proposal-signed',
  'proposal-rejected',
  'proposal-seen',
  'link-ending',
  'link-ended',
  'link-replaced',
] as const satisfies readonly MailKind[];
export type NoticeKind = (typeof NOTICES)[number];

export const isEntry = (kind: MailKind): boolean => ENTRIES.includes(kind);
export const isAlert = (kind: MailKind): boolean => ALERTS.includes(kind);
export const isNotice = (kind: MailKind): kind is NoticeKind =>
  (NOTICES as readonly MailKind[]).includes(kind);
