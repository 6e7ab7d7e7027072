/** The mail server said no for now, or nothing, or the PDF isn't there yet; the job is tried again. */
export class MailDelayed extends Error {}

/** The message waits for its time and loses no try. */
export class MailPostponed extends Error {
  constructor(
    reason: string,
    readonly waitMs: number,
  ) {
    super(reason);
  }
}
