import { formatDateTime } from '@acordo/brazil/dates';
import { displayInvestment } from '@acordo/brazil/investment';
import { publicTitle } from '@acordo/document/title';
import type { ProposalSigned } from '@acordo/contracts/internal/mail/proposal-signed';
import type { EmailContent, Enclosed, Site } from './email.js';
import { signatureFacts } from './signature-facts.js';
import { partyFacts } from './party-facts.js';
import { repliesToClient, toOwner } from './to-owner.js';
import { whereThePdfIs } from './signed-pdf-note.js';

/** To the owner: the client signed (D29). The evidence is the signature's own, in São Paulo's time and in UTC (D3). */
export function proposalSigned(
  model: ProposalSigned,
  site: Site,
  { pdf, signature }: Enclosed,
): EmailContent {
  const titulo = publicTitle(model.titulo);
  const investimento = displayInvestment(model.valor_total);
  return {
    ...toOwner(model, site, 'Ver proposta assinada'),
    ...repliesToClient(model.assinante_nome, model.cliente_email || model.assinante_email),
    subject: `Proposta assinada: ${titulo}`,
    preheader: `${model.assinante_nome} assinou em ${formatDateTime(model.assinado_em)}. Investimento: ${investimento}.`,
    headline: 'Proposta assinada',
    lead: `${model.assinante_nome} assinou “${titulo}”.`,
    brief: `${formatDateTime(model.assinado_em)} · Investimento: ${investimento}`,
    signature: { name: model.assinante_nome, caption: model.assinante_email, image: signature },
    facts: [...partyFacts(model), { label: 'Investimento', value: investimento }, ...signatureFacts(model)],
    hint: whereThePdfIs(pdf),
  };
}
