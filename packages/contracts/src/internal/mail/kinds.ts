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
 * Kinds that no limit of mails to one recipient holds back (D48): without them nobody gets into an account, or hears that
 * somebody else did. Identity bounds them itself.
 */
const UNLIMITED: readonly MailKind[] = [
  'confirm-email',
  'password-recovery',
  'password-changed',
  'new-device',
];

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

export const isLimited = (kind: MailKind): boolean => !UNLIMITED.includes(kind);
export const isNotice = (kind: MailKind): kind is NoticeKind =>
  (NOTICES as readonly MailKind[]).includes(kind);
