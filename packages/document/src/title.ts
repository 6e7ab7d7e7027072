import { LENGTHS } from '@acordo/contracts/lengths';

const PREFIX = 'Proposta para ';
const SEPARATOR = ' - ';
// Enough to distinguish an address from words; never used to accept one.
const ADDRESS = /^[^\s@]+@[^\s@]+$/u;
/** With a dot within its domain. Linear time: a single pattern would try each dot of a text that is no address. */
const isAddress = (text: string): boolean =>
  ADDRESS.test(text) && /[^@]\.[^@]/.test(text.slice(text.indexOf('@')));

/**
 * D41: 'Proposta para {client name}', then ' - {client e-mail}' where there is one.
 * An email that would exceed the title's length (D47) is left out.
 */
export function proposalTitle(clientName: string, clientEmail: string): string {
  const short = `${PREFIX}${clientName.trim()}`;
  const full = clientEmail.trim() ? `${short}${SEPARATOR}${clientEmail.trim()}` : short;
  return full.length <= LENGTHS.title ? full : short;
}

/** The title as everyone but the owner sees it (D41): without a trailing ' - {e-mail}'. */
export function publicTitle(titulo: string): string {
  const title = titulo.trim();
  const at = title.lastIndexOf(SEPARATOR);
  if (at <= 0 || !isAddress(title.slice(at + SEPARATOR.length))) return title;
  return title.slice(0, at).trim();
}

/** Name and email from the title (D41); both '' where it doesn't follow the convention. */
export function clientFromTitle(title: string): { name: string; email: string } {
  if (!title.startsWith(PREFIX)) return { name: '', email: '' };
  const rest = title.slice(PREFIX.length);
  const at = rest.lastIndexOf(SEPARATOR);
  const tail = at < 0 ? '' : rest.slice(at + SEPARATOR.length);
  return isAddress(tail) ? { name: rest.slice(0, at), email: tail } : { name: rest, email: '' };
}
