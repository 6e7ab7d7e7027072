/** What an SMTP client reports of a failure (nodemailer's names). */
export interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Refusals of us, not of the message: an operator mends them, so the message waits. */
const ABOUT_OUR_LOGIN = new Set([530, 534, 535, 538]);
const BEFORE_THE_MESSAGE = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS']);

/**
 * Whether trying again is useless: the server took the conversation and said no (5xx) to this sender, recipient or content
 * (attack 166). Everything else, silence and broken TLS included, is tried again.
 */
export function isPermanent({ code, responseCode, command }: SmtpFailure): boolean {
  if (responseCode === undefined || responseCode < 500 || responseCode > 599) return false;
  if (code === 'EAUTH' || ABOUT_OUR_LOGIN.has(responseCode)) return false;
  return !(command && (BEFORE_THE_MESSAGE.has(command) || command.startsWith('AUTH')));
}

const LONGEST_REASON = 300;

/** A reason that may be kept and logged: one line, no addresses (servers like to repeat them), no endless text. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '***')
    .slice(0, LONGEST_REASON)
    .trim();
}
