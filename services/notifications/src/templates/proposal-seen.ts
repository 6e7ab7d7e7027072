import { formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/contracts/title';
import type { ProposalSeen } from '@acordo/contracts/internal/mail/proposal-seen';
import type { Content, Site } from './letter.js';
import { proposalPage } from './proposal-page.js';

/** To the owner: the link was opened for the first time (D20). By whom is not known: whoever has the link can open it. */
export function proposalSeen(model: ProposalSeen, site: Site): Content {
  const titulo = publicTitle(model.titulo);
  const seen = formatDateTime(model.vista_em);
  return {
    sender: model.empresa_nome,
    replyTo: model.empresa_email,
    subject: `Proposta vista: ${titulo}`,
    preheader: `O link foi aberto pela primeira vez em ${seen}.`,
    headline: 'Sua proposta foi vista',
    lead: `O link de “${titulo}” foi aberto pela primeira vez.`,
    facts: [
      ...(model.cliente_nome ? [{ label: 'Cliente', value: model.cliente_nome }] : []),
      { label: 'Visto em', value: seen },
      { label: 'Link válido até', value: formatDateTime(model.link_expira_em) },
    ],
    hint: 'Avisamos só desta primeira vez.',
    action: { label: 'Ver proposta', url: proposalPage(site, model.proposal_id) },
    why: `Você recebeu este aviso porque enviou esta proposta pelo ${site.appName}.`,
  };
}
