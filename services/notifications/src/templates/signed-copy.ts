import { formatDateTime } from '@acordo/brazil/dates';
import { displayInvestment } from '@acordo/brazil/investment';
import { publicTitle } from '@acordo/document/title';
import type { SignedCopy } from '@acordo/contracts/internal/mail/signed-copy';
import { signatureFacts } from './signature-facts.js';
import type { EmailContent, Enclosed, Site } from './email.js';
import { partyFacts } from './party-facts.js';
import { sentBy } from './sent-by.js';
import { whereThePdfIs } from './signed-pdf-note.js';

/** To the client: their copy of what was signed, in the company's colours (D26, D29). */
export function signedCopy(
  model: SignedCopy,
  site: Site,
  { link, pdf, logo, signature }: Enclosed,
): EmailContent {
  const titulo = publicTitle(model.titulo);
  const verification = `${site.publicUrl}/verificar/${encodeURIComponent(model.codigo)}`;
  return {
    sender: model.empresa_nome,
    replyTo: model.empresa_email,
    brand: model.empresa_cor,
    logo,
    subject: `Sua cópia assinada: ${titulo}`,
    preheader: `${model.assinante_nome} assinou em ${formatDateTime(model.assinado_em)}.`,
    headline: 'Proposta assinada',
    lead: `Esta é a sua cópia de “${titulo}”.`,
    signature: { name: model.assinante_nome, caption: model.assinante_email, image: signature },
    hint: whereThePdfIs(pdf),
    facts: [
      ...partyFacts(model),
      { label: 'Investimento', value: displayInvestment(model.valor_total) },
      ...signatureFacts(model),
    ],
    // A link that was replaced meanwhile is invalid; the new one is sent in a separate email (D15).
    action: link
      ? { label: 'Abrir proposta assinada', url: link }
      : { label: 'Verificar assinatura', url: verification },
    why: `Você recebeu esta cópia porque este e-mail consta da proposta, ${sentBy(model.empresa_nome, site)}.`,
  };
}
