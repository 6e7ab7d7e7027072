/** Emails of one account in 24 hours: repeated sign-ins without cookies cannot fill a mailbox. */
export const NEW_DEVICE_MAILS = 5;

export interface SignInFacts {
  /** The browser had signed in to this account before, or the owner is notified of this sign-in by another email. */
  known: boolean;
  /** The account was made just before, and has no sign-in yet. */
  first: boolean;
  /** Emails about new devices in the last 24 hours. */
  told: number;
}

/** The notice to the owner about a sign-in. The last email of a day says that it is the last. */
export function noticeOf({ known, first, told }: SignInFacts): 'none' | 'mail' | 'last-mail' {
  if (known || first || told >= NEW_DEVICE_MAILS) return 'none';
  return told === NEW_DEVICE_MAILS - 1 ? 'last-mail' : 'mail';
}
