/** Every email the product sends (D29). Each has its model's schema beside this file, and a fixture. */
export const MAIL_KINDS = [
  'proposal-signed',
  'proposal-rejected',
  'proposal-seen',
  'link-ending',
  'link-ended',
  'link-replaced',
  'new-link-asked',
  'client-reminder',
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
 * Kinds without a limit of emails to one recipient (D48), since they give access to an account. Identity limits them
 * by mailbox, before it makes the link in them: an email that is not sent must not end the previous one's link.
 */
const ENTRIES: readonly MailKind[] = ['confirm-email', 'password-recovery'];

/**
 * Warnings that somebody else may have signed in. Unlimited to a confirmed address; an unconfirmed one may be
 * a stranger's, who could be sent many by repeated changes of the password (attack 362).
 */
const ALERTS: readonly MailKind[] = ['password-changed', 'new-device'];

/**
 * Notices to an owner about the own proposals. They contain names, titles and reasons, so an unconfirmed address gets
 * fixed text instead (D29); beyond a number in an hour they are combined into one message (D48).
 */
const NOTICES = [
  'proposal-signed',
  'proposal-rejected',
  'proposal-seen',
  'link-ending',
  'link-ended',
  'link-replaced',
  'new-link-asked',
] as const satisfies readonly MailKind[];
export type NoticeKind = (typeof NOTICES)[number];

export const isEntry = (kind: MailKind): boolean => ENTRIES.includes(kind);
export const isAlert = (kind: MailKind): boolean => ALERTS.includes(kind);
export const isNotice = (kind: MailKind): kind is NoticeKind =>
  (NOTICES as readonly MailKind[]).includes(kind);
