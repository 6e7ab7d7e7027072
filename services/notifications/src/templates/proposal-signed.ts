import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import { displayInvestment } from '@acordo/brazil/investment';
import { publicTitle } from '@acordo/contracts/title';
import type { ProposalSigned } from '@acordo/contracts/internal/mail/proposal-signed';
import type { Content, Enclosed, Site } from './letter.js';
import { inGroups } from './code-groups.js';
import { proposalPage } from './proposal-page.js';
import { whereThePdfIs } from './signed-pdf-note.js';

/** To the owner: the client signed (D29). The evidence is the signature's own, in São Paulo's time and in UTC (D3). */
export function proposalSigned(model: ProposalSigned, site: Site, { pdf }: Enclosed): Content {
  const titulo = publicTitle(model.titulo);
  const investimento = displayInvestment(model.valor_total);
  return {
    sender: model.empresa_nome,
    replyTo: model.empresa_email,
    subject: `Proposta assinada: ${titulo}`,
    preheader: `${model.assinante_nome} assinou em ${formatDateTime(model.assinado_em)}. Investimento: ${investimento}.`,
    headline: 'Proposta assinada',
    lead: `${model.assinante_nome} assinou “${titulo}”.`,
    signature: { name: model.assinante_nome, caption: model.assinante_email },
    facts: [
      ...(model.cliente_nome ? [{ label: 'Cliente', value: model.cliente_nome }] : []),
      { label: 'Investimento', value: investimento },
      {
        label: 'Data e hora',
        value: formatEvidence(model.assinado_em),
        detail: `${model.assinado_em} (UTC)`,
      },
      { label: 'Endereço IP', value: model.ip },
      // D18: named for what it is.
      { label: 'Tipo', value: 'Assinatura eletrônica simples' },
      { label: 'Código de verificação', value: inGroups(model.codigo), mono: true },
      { label: 'Resumo do conteúdo (SHA-256)', value: model.conteudo_hash, mono: true },
    ],
    hint: whereThePdfIs(pdf),
    action: { label: 'Ver proposta assinada', url: proposalPage(site, model.proposal_id) },
    why: `Você recebeu este aviso porque enviou esta proposta pelo ${site.appName}.`,
  };
}
