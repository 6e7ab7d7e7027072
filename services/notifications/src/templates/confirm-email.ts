import { formatDateTime } from '@acordo/brazil/dates';
import type { ConfirmEmail } from '@acordo/contracts/internal/mail/confirm-email';
import { accountLink } from './account-link.js';
import type { EmailContent, Enclosed, Site } from './email.js';

/** To somebody who registered: is this your address (D10)? */
export function confirmEmail({ vale_ate }: ConfirmEmail, site: Site, { token }: Enclosed): EmailContent {
  return {
    sender: '',
    replyTo: '',
    subject: `Confirme seu e-mail no ${site.appName}`,
    preheader: 'Falta um toque para os seus clientes receberem a cópia do que assinam.',
    headline: 'Confirme seu e-mail',
    lead: 'Confirme que este endereço é seu. Sem a confirmação, seus clientes não recebem por e-mail a cópia da proposta que assinaram.',
    facts: [{ label: 'O link vale até', value: formatDateTime(vale_ate) }],
    hint: 'Não criou esta conta? Ignore esta mensagem: sem a confirmação, o endereço não fica ligado a ninguém.',
    action: { label: 'Confirmar e-mail', url: accountLink(site, '/auth/confirmar', token) },
    why: `Você recebeu esta mensagem porque este endereço foi usado para criar uma conta no ${site.appName}.`,
  };
}
