import { formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/document/title';
import type { NewLinkAsked } from '@acordo/contracts/internal/mail/new-link-asked';
import type { EmailContent, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { toOwner } from './to-owner.js';

/** To the owner: a client with the expired link asked for a new one (P118). */
export function newLinkAsked(model: NewLinkAsked, site: Site): EmailContent {
  const titulo = publicTitle(model.titulo);
  const end = formatDateTime(model.link_expirou_em);
  const asked = formatDateTime(model.pedido_em);
  return {
    ...toOwner(model, site, 'Abrir proposta'),
    subject: `Pediram um novo link: ${titulo}`,
    preheader: `O link anterior terminou em ${end}.`,
    headline: 'Pediram um novo link',
    lead: `Quem abriu o link de “${titulo}” encontrou-o expirado e pediu um novo.`,
    brief: `Pedido em ${asked}`,
    facts: [
      ...partyFacts(model),
      { label: 'Pedido em', value: asked },
      { label: 'Link válido até', value: end },
    ],
    hint: 'Abra a proposta, confira se ela continua valendo e use Compartilhar: um novo link é gerado e você o envia ao cliente.',
  };
}
