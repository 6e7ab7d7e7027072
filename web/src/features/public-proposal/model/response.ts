import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

/** What the server's response means for the page: the link is invalid, a temporary failure, its record
 * is being verified, or the proposal. */
export type LoadState =
  | { state: 'missing' | 'failed' | 'verifying'; text: string }
  | { state: 'ready'; proposal: PublicProposal };
