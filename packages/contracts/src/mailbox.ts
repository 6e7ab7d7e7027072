import { normalizeEmail } from './email-address.js';

/** One mailbox under two names, which takes no notice of dots. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * What limits of mails count by: the mailbox that an address most probably leads to. `ana+1@x.com` and `ana+2@x.com` are one,
 * and so are all spellings of a Gmail address, and all ways to write its domain. Never for telling accounts apart (D9) or for
 * delivery: where a server takes them for different mailboxes, those share a limit, and nothing else.
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
 * A domain as mail to it goes out: in ASCII, and letters that stand for others (full width, mathematical, raised) as those. Each
 * of them would be a mailbox of its own else, and all the same one is written to (attack 376).
 */
function asSent(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
