import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import { displayInvestment } from '@acordo/brazil/investment';
import { publicTitle } from '@acordo/document/title';
import type { ProposalRejected } from '@acordo/contracts/internal/mail/proposal-rejected';
import type { EmailContent, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { repliesToClient, toOwner } from './to-owner.js';

/** P41: an empty reason is shown as this. */
const NO_REASON = 'Não informado';

/** To the owner: the client rejected, and why (D29). */
export function proposalRejected(model: ProposalRejected, site: Site): EmailContent {
  const titulo = publicTitle(model.titulo);
  const who = model.cliente_nome || 'O cliente';
  const motivo = model.motivo.trim() || NO_REASON;
  return {
    ...toOwner(model, site, 'Ver proposta'),
    ...repliesToClient(model.cliente_nome, model.cliente_email),
    subject: `Proposta recusada: ${titulo}`,
    preheader: `${who} recusou em ${formatDateTime(model.recusado_em)}. Motivo: ${motivo}`,
    headline: 'Proposta recusada',
    lead: `${who} recusou “${titulo}”.`,
    quote: { label: 'Motivo da recusa', text: motivo },
    facts: [
      ...partyFacts(model),
      { label: 'Investimento', value: displayInvestment(model.valor_total) },
      {
        label: 'Data e hora',
        value: formatEvidence(model.recusado_em),
        detail: `${model.recusado_em} (UTC)`,
      },
    ],
    // D14: a rejected proposal can be edited and gets a new link.
    hint: 'Você pode ajustar a proposta e gerar um novo link para o cliente.',
  };
}
