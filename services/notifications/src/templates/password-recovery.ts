import { formatDateTime } from '@acordo/brazil/dates';
import type { PasswordRecovery } from '@acordo/contracts/internal/mail/password-recovery';
import { accountLink } from './account-link.js';
import type { EmailContent, Enclosed, Site } from './email.js';

/** To a user who forgot the password: the link for a new one. */
export function passwordRecovery(
  { vale_ate, ip }: PasswordRecovery,
  site: Site,
  { token }: Enclosed,
): EmailContent {
  return {
    sender: '',
    replyTo: '',
    subject: `Crie uma nova senha para o ${site.appName}`,
    preheader: 'O link serve uma única vez.',
    headline: 'Nova senha',
    lead: 'Alguém pediu uma nova senha para a sua conta. Se foi você, crie-a abaixo. As sessões abertas serão encerradas.',
    facts: [
      { label: 'O link vale até', value: formatDateTime(vale_ate), detail: 'Serve uma única vez.' },
      { label: 'Pedido feito de', value: `IP ${ip}` },
    ],
    hint: 'Não foi você? Ignore esta mensagem: sua senha continua a mesma.',
    action: { label: 'Criar nova senha', url: accountLink(site, '/auth/nova-senha', token) },
    why: `Você recebeu esta mensagem porque este endereço é o da sua conta no ${site.appName}.`,
  };
}
