/** A temporary refusal of the mail server, no response, or the PDF isn't there yet; the job is retried. */
export class MailDelayed extends Error {}

/** The message waits without using up an attempt. */
export class MailPostponed extends Error {
  constructor(
    reason: string,
    readonly waitMs: number,
  ) {
    super(reason);
  }
}
