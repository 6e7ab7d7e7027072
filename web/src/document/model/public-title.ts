// Enough to tell an address from words; never used to accept one.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const SEPARATOR = ' - ';

/**
 * The title as everyone but the owner sees it (D41): without a trailing ' - {e-mail}', which product.md's convention may
 * put there.
 */
export function publicTitle(titulo: string): string {
  const title = titulo.trim();
  const at = title.lastIndexOf(SEPARATOR);
  if (at <= 0 || !ADDRESS.test(title.slice(at + SEPARATOR.length))) return title;
  return title.slice(0, at).trim();
}
