import { formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/document/title';
import type { ProposalSeen } from '@acordo/contracts/internal/mail/proposal-seen';
import type { EmailContent, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { toOwner } from './to-owner.js';

/** To the owner: the link was opened for the first time (D20). By whom is unknown: anybody with the link can open it. */
export function proposalSeen(model: ProposalSeen, site: Site): EmailContent {
  const titulo = publicTitle(model.titulo);
  const seen = formatDateTime(model.vista_em);
  return {
    ...toOwner(model, site, 'Ver proposta'),
    subject: `Proposta vista: ${titulo}`,
    preheader: `O link foi aberto pela primeira vez em ${seen}.`,
    headline: 'Sua proposta foi vista',
    lead: `O link de “${titulo}” foi aberto pela primeira vez.`,
    brief: `Visto em ${seen}`,
    facts: [
      ...partyFacts(model),
      { label: 'Visto em', value: seen },
      { label: 'Link válido até', value: formatDateTime(model.link_expira_em) },
    ],
    hint: 'Avisamos só desta primeira vez.',
  };
}
