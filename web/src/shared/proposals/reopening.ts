import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { LINK_COPY } from './link-copy';

/**
 * The purpose of a proposal's link. `link`: make and copy it (button 'Link') · `share`: make it and show the ways
 * to share it ('Compartilhar') · `replace`: another one for a signed proposal, whose link can't be revoked (D15).
 */
export type Wish = 'link' | 'share' | 'replace';

export interface Question {
  title: string;
  text: string;
  confirm: string;
}

/**
 * The confirmation text, if a link ends by it: a rejected or expired proposal is reopened (D14). `isConfirmed`: whether the
 * owner's email is, since the client is notified of a new link only then (D29).
 */
export function questionBefore(wish: Wish, status: string, isConfirmed: boolean): Question | undefined {
  if (wish === 'replace')
    return isConfirmed
      ? LINK_COPY.replace.question
      : { ...LINK_COPY.replace.question, text: LINK_COPY.replace.unconfirmed.text };
  return status === 'rejeitado' || status === 'expirado' ? LINK_COPY.reopen : undefined;
}

/** The message when a signed proposal has another link: who is notified (D15, D29). */
export function replacedNews(isConfirmed: boolean): { title: string; text: string } {
  return isConfirmed
    ? LINK_COPY.replace.done
    : { ...LINK_COPY.replace.done, text: LINK_COPY.replace.unconfirmed.done };
}

/** A signed proposal's link is replaced; any other valid one is revoked, which is refused for a signed one (D14, D15). */
export function linkChange(proposal: Pick<Proposal, 'status' | 'token'>): 'replace' | 'revoke' | undefined {
  if (proposal.status === 'aceito') return 'replace';
  // A sent one has a link even if its token can't be decrypted any more.
  return proposal.status === 'enviado' || proposal.token !== null ? 'revoke' : undefined;
}
