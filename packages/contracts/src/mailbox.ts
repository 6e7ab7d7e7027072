import { normalizeEmail } from './email-address.js';

/** Domains of one email service, which ignores dots. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The key of email limits: the mailbox that an address most probably names. `ana+1@x.com` and `ana+2@x.com` are one,
 * and so are all spellings of a Gmail address, and all ways to write its domain. Never used to distinguish accounts (D9) or for
 * delivery: if a server has different mailboxes for them, those share a limit, and nothing else.
 */
export function mailboxOf(address: string): string {
  const normalized = normalizeEmail(address);
  const at = normalized.lastIndexOf('@');
  const whole = normalized.slice(0, Math.max(at, 0));
  const domain = asSent(normalized.slice(at + 1).replace(/\.$/, ''));
  const tag = whole.indexOf('+');
  const local = tag > 0 ? whole.slice(0, tag) : whole;
  return WITHOUT_DOTS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/**
 * A domain as mail servers read it: in ASCII, with look-alike letters (full width, mathematical, superscript) mapped. Otherwise
 * each spelling would have a limit of its own, although all reach the same mailbox (attack 376).
 */
function asSent(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
