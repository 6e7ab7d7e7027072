import { formatDateTime } from '@acordo/brazil/dates';
import { publicTitle } from '@acordo/document/title';
import type { LinkReplaced } from '@acordo/contracts/internal/mail/link-replaced';
import type { EmailContent, Enclosed, Site } from './email.js';
import { proposalPage } from './proposal-page.js';
import { partyFacts } from './party-facts.js';
import { sentBy } from './sent-by.js';

/** To both parties of a signed proposal: its new link (D15). */
export function linkReplaced(model: LinkReplaced, site: Site, { link, logo }: Enclosed): EmailContent {
  const titulo = publicTitle(model.titulo);
  const isOwner = model.to_email === '';
  return {
    sender: isOwner ? '' : model.empresa_nome,
    replyTo: isOwner ? '' : model.empresa_email,
    brand: model.empresa_cor,
    logo,
    subject: `Novo link da proposta assinada: ${titulo}`,
    preheader: 'O link anterior não abre mais.',
    headline: 'Novo link da proposta assinada',
    lead: `O link de “${titulo}” foi substituído. O anterior não abre mais; o que foi assinado continua o mesmo.`,
    brief: `Substituído em ${formatDateTime(model.substituido_em)}`,
    facts: [...partyFacts(model), { label: 'Substituído em', value: formatDateTime(model.substituido_em) }],
    hint: 'Quem tem este link vê a proposta assinada. Guarde-o com cuidado.',
    action: { label: 'Abrir proposta assinada', url: link || proposalPage(site, model.proposal_id) },
    why: isOwner
      ? `Você recebeu este aviso porque substituiu o link desta proposta no ${site.appName}.`
      : `Você recebeu este aviso porque assinou esta proposta, ${sentBy(model.empresa_nome, site)}.`,
  };
}
