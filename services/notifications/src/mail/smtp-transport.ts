import { createTransport, type SendMailOptions } from 'nodemailer';
import { type ConnectionOptions, checkSmtpUtf8, needsUtf8 } from './needs-utf8.js';
import type { MailTransport } from './transport.js';

/** Timeouts for a server that does not respond at a step (attack 166); the message is retried later. */
export interface SmtpTimeouts {
  connectMs: number;
  greetingMs: number;
  socketMs: number;
  wholeMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 20_000, wholeMs: 60_000 };

/**
 * `url`: smtp[s]://user:password@host:port. STARTTLS is used where the server has it and its certificate must be good; it is
 * required if a password would be sent (unless the server is this machine, or the address has ignoreTLS=true) and by
 * ?requireTLS=true. There is no way back to plain text once TLS failed.
 */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = TIMEOUTS): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
    dnsTimeout: timeouts.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The address as parsed by nodemailer, which is missing in its types.
  const { options } = transport.transporter as unknown as { options: ConnectionOptions };
  return async ({ mail }) => {
    if (addressesOf(mail).some(needsUtf8)) await checkSmtpUtf8(options);
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeouts.wholeMs) });
  };
}

/** As emails are addressed here: by their envelope (address-mail.ts), in strings. */
const addressesOf = ({ envelope }: SendMailOptions): string[] =>
  [envelope?.to].flat().filter((to) => typeof to === 'string');

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function needsTls({ protocol, username, hostname, searchParams }: URL): boolean {
  if (protocol === 'smtps:') return false; // TLS from the first byte
  if (searchParams.get('requireTLS') === 'true') return true;
  return username !== '' && !LOOPBACK.test(hostname) && searchParams.get('ignoreTLS') !== 'true';
}
