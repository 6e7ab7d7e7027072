import { formatDate, formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/document/title';
import type { LinkEnding } from '@acordo/contracts/internal/mail/link-ending';
import { lastView } from './last-view.js';
import type { EmailContent, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { toOwner } from './to-owner.js';

/** To the owner, 3 days before (D29). It names the day, since a delayed email would count the days wrongly. */
export function linkEnding(model: LinkEnding, site: Site): EmailContent {
  const titulo = publicTitle(model.titulo);
  const view = lastView(model.vista_ultima_em);
  const end = formatDateTime(model.link_expira_em);
  const who = model.cliente_nome || 'o cliente';
  return {
    ...toOwner(model, site, 'Ver proposta'),
    subject: `O link termina em ${formatDate(model.link_expira_em)}: ${titulo}`,
    preheader: `Depois de ${end} a proposta não pode mais ser assinada por este link.`,
    headline: 'O link está perto do fim',
    lead: `O link de “${titulo}” vale até ${end}. Depois disso, ${who} não poderá mais assinar por ele.`,
    brief: `${view.label}: ${view.value}`,
    facts: [...partyFacts(model), { label: 'Link válido até', value: end }, view],
    // D14: while the link is valid, generate-link returns the same one.
    hint: 'Se o prazo passar, você pode gerar um novo link na página da proposta.',
  };
}
