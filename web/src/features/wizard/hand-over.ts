import type { PublicLink } from '../../shared/proposals/generate-link';

/** What /create gives to /edit/{id} through the history entry after Compartilhar (D39). */
export interface HandOver {
  saved: true;
  link?: PublicLink;
}

/** History state is anyone's: what is not ours is nothing. */
export function readHandOver(state: unknown): HandOver | undefined {
  if (!isRecord(state) || state.saved !== true) return undefined;
  const { link } = state;
  if (!isRecord(link) || typeof link.url !== 'string' || typeof link.expiresAt !== 'string') {
    return { saved: true };
  }
  return { saved: true, link: { url: link.url, expiresAt: link.expiresAt } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
