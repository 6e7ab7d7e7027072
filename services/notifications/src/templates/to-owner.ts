import type { EmailContent, Site } from './email.js';
import { proposalPage } from './proposal-page.js';

/**
 * What every email to a proposal's owner has in common: it comes from the product, has a link, and says why it was sent. Nobody
 * answers the product, so it has no Reply-To unless a client has said something (`repliesToClient`).
 */
export const toOwner = (
  { proposal_id }: { proposal_id: string },
  site: Site,
  label: string,
): Pick<EmailContent, 'sender' | 'replyTo' | 'action' | 'why'> => ({
  sender: '',
  replyTo: '',
  action: { label, url: proposalPage(site, proposal_id) },
  why: `Você recebeu este aviso porque enviou esta proposta pelo ${site.appName}.`,
});

/** An owner who answers the email about a decision writes to the client who made it. */
export const repliesToClient = (name: string, email = ''): Pick<EmailContent, 'replyTo' | 'replyName'> => ({
  replyTo: email,
  replyName: name,
});
