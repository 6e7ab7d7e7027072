import type { Site } from './email.js';

/** The owner's page of a proposal; asks for a session, so that the mail opens nothing for whom it is forwarded to. */
export const proposalPage = (site: Site, proposalId: string): string =>
  `${site.publicUrl}/view/${encodeURIComponent(proposalId)}`;
