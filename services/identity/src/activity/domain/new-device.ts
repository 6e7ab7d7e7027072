/** Mails of one account in 24 hours: whoever signs in again and again without cookies fills no mailbox. */
export const NEW_DEVICE_MAILS = 5;

export interface SignInFacts {
  /** The browser had signed in to this account before, or the owner hears of this sign-in by another mail. */
  known: boolean;
  /** The account was made a moment ago, and nobody has been in it yet. */
  first: boolean;
  /** Mails about new devices in the last 24 hours. */
  told: number;
}

/** What the owner hears of a sign-in. The last mail of a day says that it is the last. */
export function noticeOf({ known, first, told }: SignInFacts): 'none' | 'mail' | 'last-mail' {
  if (known || first || told >= NEW_DEVICE_MAILS) return 'none';
  return told === NEW_DEVICE_MAILS - 1 ? 'last-mail' : 'mail';
}
