import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

/** A decision that this visit has sent. */
export interface Tried {
  kind: 'signed' | 'rejected';
  became: 'done' | 'refused' | 'unknown';
}

/** The state that the page shows. */
export type Outcome =
  | { state: 'asking' | 'unknown' }
  | { state: 'missing' | 'verifying'; text: string }
  | { state: 'signed'; own: boolean; instant: string | null; token: string }
  | { state: 'rejected'; own: boolean }
  | { state: 'open'; tried: boolean };

type Decided = Pick<PublicProposal, 'id' | 'status' | 'assinatura_confirmacao' | 'assinatura_data'>;

/** The server's state decides; what was sent only shows whose decision it is. */
export function outcomeOf(proposal: Decided, tried: Tried | undefined): Outcome {
  const isOwn = (kind: Tried['kind']) => tried?.kind === kind && tried.became !== 'refused';
  if (proposal.assinatura_confirmacao || proposal.status === 'aceito') {
    const { id: token, assinatura_data: instant } = proposal;
    return { state: 'signed', own: isOwn('signed'), instant, token };
  }
  if (proposal.status === 'rejeitado') return { state: 'rejected', own: isOwn('rejected') };
  return { state: 'open', tried: tried !== undefined };
}
