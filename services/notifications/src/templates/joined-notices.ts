import type { Content, Item, Site } from './letter.js';

/** To an owner who got many notices in an hour (D48): all that came after them, each with its own way to the proposal. */
export function joinedNotices(notices: readonly Content[], { appName, publicUrl }: Site): Content {
  const count = notices.length;
  const subject = count === 1 ? '1 aviso das suas propostas' : `${count} avisos das suas propostas`;
  return {
    sender: '',
    replyTo: '',
    subject,
    preheader: 'Reunimos nesta mensagem os avisos que chegaram depois dos primeiros desta hora.',
    headline: subject,
    lead: 'Muita coisa aconteceu em pouco tempo. Reunimos aqui os avisos que chegaram depois dos primeiros, do mais antigo ao mais novo.',
    items: notices.map(itemOf),
    facts: [],
    hint: 'Os documentos assinados podem ser baixados em PDF na página de cada proposta.',
    action: { label: 'Ver todas as propostas', url: `${publicUrl}/dashboard` },
    why: `Você recebeu este aviso porque enviou estas propostas pelo ${appName}.`,
  };
}

const itemOf = ({ headline, lead, preheader, quote, action }: Content): Item => ({
  headline,
  lead,
  detail: quote ? `${quote.label}: ${quote.text}` : preheader,
  url: action.url,
  label: action.label,
});
