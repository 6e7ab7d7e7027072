import type { EmailContent, Item, Site } from './email.js';

/** To an owner who got many notices in an hour (D48): all further ones, each with its own link to the proposal. */
export function joinedNotices(notices: readonly EmailContent[], { appName, publicUrl }: Site): EmailContent {
  const count = notices.length;
  const subject = count === 1 ? '1 aviso das suas propostas' : `${count} avisos das suas propostas`;
  return {
    sender: '',
    replyTo: '',
    subject,
    preheader: notices
      .slice(0, MENTIONED)
      .map((notice) => notice.subject)
      .join(' · '),
    headline: 'Muita coisa em pouco tempo',
    lead: 'Reunimos aqui os avisos que chegaram depois dos primeiros desta hora, do mais antigo ao mais novo.',
    items: notices.map(itemOf),
    facts: [],
    ...(notices.some(({ signature }) => signature) && {
      hint: 'Os documentos assinados podem ser baixados em PDF na página de cada proposta.',
    }),
    action: { label: 'Ver todas as propostas', url: `${publicUrl}/dashboard` },
    why: `Você recebeu este aviso porque enviou estas propostas pelo ${appName}.`,
  };
}

/** An inbox shows about as many words beside the subject. */
const MENTIONED = 3;

const itemOf = ({ headline, lead, brief = '', quote, action }: EmailContent): Item => ({
  headline,
  lead,
  detail: quote ? `${quote.label}: ${quote.text}` : brief,
  url: action.url,
  label: action.label,
});
