import { isEmail } from './email.js';

const SEPARATOR = ' - ';

/** D41: a proposal's title as everyone but its owner sees it, without a trailing ' - {e-mail}'. */
export function publicTitle(titulo: string): string {
  const title = titulo.trim();
  const at = title.lastIndexOf(SEPARATOR);
  return at > 0 && isEmail(title.slice(at + SEPARATOR.length)) ? title.slice(0, at).trim() : title;
}
