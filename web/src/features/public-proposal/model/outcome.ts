import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

/** An answer that this visit has sent. */
export interface Tried {
  kind: 'signed' | 'rejected';
  became: 'done' | 'refused' | 'unknown';
}

/** What is so, as far as a page can say that shows nothing else. */
export type Outcome =
  | { state: 'asking' | 'unknown' }
  | { state: 'missing' | 'verifying'; text: string }
  | { state: 'signed'; own: boolean; instant: string | null; token: string }
  | { state: 'rejected'; own: boolean }
  | { state: 'open'; tried: boolean };

type Decided = Pick<PublicProposal, 'id' | 'status' | 'assinatura_confirmacao' | 'assinatura_data'>;

/** The server's word decides; what was tried only tells whose decision it is. */
export function outcomeOf(proposal: Decided, tried: Tried | undefined): Outcome {
  const isOwn = (kind: Tried['kind']) => tried?.kind === kind && tried.became !== 'refused';
  if (proposal.assinatura_confirmacao || proposal.status === 'aceito') {
    const { id: token, assinatura_data: instant } = proposal;
    return { state: 'signed', own: isOwn('signed'), instant, token };
  }
  if (proposal.status === 'rejeitado') return { state: 'rejected', own: isOwn('rejected') };
  return { state: 'open', tried: tried !== undefined };
}
