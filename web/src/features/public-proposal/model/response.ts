import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

/** What the server's response means for the page: the link leads nowhere, it may work another time, its record
 * is being verified, or here it is. */
export type LoadState =
  | { state: 'missing' | 'failed' | 'verifying'; text: string }
  | { state: 'ready'; proposal: PublicProposal };
