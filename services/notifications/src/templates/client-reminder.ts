import { formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/document/title';
import type { ClientReminder } from '@acordo/contracts/internal/mail/client-reminder';
import type { EmailContent, Enclosed, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { sentBy } from './sent-by.js';

/** To the client: the proposal awaits a response, with the owner's words (P119), or before the link's end in ours (P121). */
export function clientReminder(model: ClientReminder, site: Site, { link, logo }: Enclosed): EmailContent {
  const titulo = publicTitle(model.titulo);
  const end = formatDateTime(model.link_expira_em);
  return {
    sender: model.empresa_nome,
    replyTo: model.empresa_email,
    brand: model.empresa_cor,
    logo,
    subject: model.texto ? `Sobre a proposta: ${titulo}` : `A proposta vale até ${end}: ${titulo}`,
    preheader: `Ela pode ser respondida até ${end}.`,
    headline: 'Sua proposta espera uma resposta',
    lead: `A proposta “${titulo}” pode ser lida e respondida até ${end}.`,
    ...(model.texto && { quote: { label: 'Mensagem de quem enviou a proposta', text: model.texto } }),
    facts: [...partyFacts(model), { label: 'Link válido até', value: end }],
    // Without the company's address a reply would reach nobody.
    ...(model.empresa_email && { hint: 'Quer conversar antes? Responda a este e-mail.' }),
    action: { label: 'Abrir proposta', url: link },
    why: `Você recebeu este lembrete porque este e-mail consta da proposta, ${sentBy(model.empresa_nome, site)}.`,
  };
}
