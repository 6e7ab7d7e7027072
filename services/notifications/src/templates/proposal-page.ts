import type { Site } from './email.js';

/** The owner's page of a proposal; it requires a session, so that a forwarded email gives no access. */
export const proposalPage = (site: Site, proposalId: string): string =>
  `${site.publicUrl}/view/${encodeURIComponent(proposalId)}`;
