import type { EmailContent, Site } from './email.js';
import { proposalPage } from './proposal-page.js';

interface AboutProposal {
  proposal_id: string;
  empresa_nome: string;
  empresa_email: string;
}

/** What every email to a proposal's owner has in common: sender, link, and why it was sent. */
export const toOwner = (
  model: AboutProposal,
  site: Site,
  label: string,
): Pick<EmailContent, 'sender' | 'replyTo' | 'action' | 'why'> => ({
  sender: model.empresa_nome,
  replyTo: model.empresa_email,
  action: { label, url: proposalPage(site, model.proposal_id) },
  why: `Você recebeu este aviso porque enviou esta proposta pelo ${site.appName}.`,
});

/** A proposal may be without a client's name. */
export const clientFact = (name: string): EmailContent['facts'] =>
  name ? [{ label: 'Cliente', value: name }] : [];
