import { formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/document/title';
import type { LinkEnded } from '@acordo/contracts/internal/mail/link-ended';
import { lastView } from './last-view.js';
import type { EmailContent, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { toOwner } from './to-owner.js';

/** To the owner: the client did not decide in time (D14, D29). */
export function linkEnded(model: LinkEnded, site: Site): EmailContent {
  const titulo = publicTitle(model.titulo);
  const view = lastView(model.vista_ultima_em);
  const end = formatDateTime(model.link_expirou_em);
  return {
    ...toOwner(model, site, 'Ver proposta'),
    subject: `O link terminou: ${titulo}`,
    preheader: `O prazo acabou em ${end}, sem resposta.`,
    headline: 'O link terminou sem resposta',
    lead: `O link de “${titulo}” valeu até ${end} e não abre mais.`,
    brief: `${view.label}: ${view.value}`,
    facts: [...partyFacts(model), { label: 'Link válido até', value: end }, view],
    // D14, D15
    hint: 'Para reabrir a proposta, gere um novo link: ele vale por 30 dias.',
  };
}
