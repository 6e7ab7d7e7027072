import type { Undelivered } from '@acordo/contracts/undelivered';

/** What an SMTP client reports of a failure (nodemailer's names). */
export interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Refusals of our server, not of the message: an operator has to act, so the message waits. */
const ABOUT_OUR_LOGIN = new Set([530, 534, 535, 538]);
const BEFORE_THE_MESSAGE = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS']);

/**
 * Whether a retry is useless: the server responded with 5xx to this sender, recipient or content
 * (attack 166). Everything else, timeouts and broken TLS included, is retried.
 */
export function isPermanent({ code, responseCode, command }: SmtpFailure): boolean {
  if (responseCode === undefined || responseCode < 500 || responseCode > 599) return false;
  if (code === 'EAUTH' || ABOUT_OUR_LOGIN.has(responseCode)) return false;
  return !(command && (BEFORE_THE_MESSAGE.has(command) || command.startsWith('AUTH')));
}

/** RFC 3463: 5.2.2 is a full mailbox, 5.7.x the server's rules about senders. The address itself is good. */
const NOT_THE_ADDRESS = /\b5\.(?:2\.2|7\.\d+)\b/;

/**
 * Why a message failed finally, as shown to its owner; null if the fault is only ours. A server without
 * SMTPUTF8 refuses letters with accents at the recipient, as it does unknown addresses.
 */
export function undeliveredBy(failure: SmtpFailure, text: string): Undelivered | null {
  if (!isPermanent(failure)) return 'sem-resposta';
  if (failure.command === 'MAIL FROM') return null;
  if (failure.command === 'RCPT TO' && !NOT_THE_ADDRESS.test(text)) return 'endereco-recusado';
  return 'mensagem-recusada';
}

const LONGEST_REASON = 300;

/** A reason that may be stored and logged: one line, no addresses (servers often repeat them), limited length. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g, '***')
    .slice(0, LONGEST_REASON)
    .trim();
}
