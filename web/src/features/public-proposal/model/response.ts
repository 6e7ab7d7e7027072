import type { ApiError } from '../../../shared/http/api-error';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

export interface Problem {
  state: 'missing' | 'failed' | 'verifying';
  text: string;
  /** Where a new link can be asked for (P118). */
  newLink?: ApiError['newLink'];
}

/** What the server's response means for the page: the link is invalid, a temporary failure, its record
 * is being verified, or the proposal. */
export type LoadState = Problem | { state: 'ready'; proposal: PublicProposal };
