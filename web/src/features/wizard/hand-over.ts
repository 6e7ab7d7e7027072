import type { PublicLink } from '../../shared/proposals/generate-link';

/** What /create passes to /edit/{id} in the history entry after Compartilhar (D39). */
export interface HandOver {
  saved: true;
  /** It is to be shared, but its sender is not known yet (P115). */
  unnamed?: true;
  link?: PublicLink;
}

/** History state may contain anything: values that are not ours are ignored. */
export function readHandOver(state: unknown): HandOver | undefined {
  if (!isRecord(state) || state.saved !== true) return undefined;
  if (state.unnamed === true) return { saved: true, unnamed: true };
  const { link } = state;
  if (!isRecord(link) || typeof link.url !== 'string' || typeof link.expiresAt !== 'string') {
    return { saved: true };
  }
  return { saved: true, link: { url: link.url, expiresAt: link.expiresAt } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
