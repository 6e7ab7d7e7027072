/** Every e-mail the product sends (D29). Each has its model's schema beside this file, and a fixture. */
export const MAIL_KINDS = ['proposal-signed', 'proposal-rejected'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
