import { formatDateTime } from '@acordo/brazil/dates';
import type { GoogleUnlinked } from '@acordo/contracts/internal/mail/google-unlinked';
import { fromWhere } from './from-where.js';
import type { EmailContent, Site } from './email.js';

/** To an account's owner: Google was unlinked (D11), and what to do if it was not the owner. */
export function googleUnlinked(
  { desconectada_em, ip, user_agent }: GoogleUnlinked,
  { appName, publicUrl }: Site,
): EmailContent {
  return {
    sender: '',
    replyTo: '',
    subject: `O Google foi desconectado da sua conta no ${appName}`,
    preheader: `Em ${formatDateTime(desconectada_em)}. A partir de agora você entra com e-mail e senha.`,
    headline: 'Conta Google desconectada',
    lead: `A conta do Google não abre mais a sua conta no ${appName}, e os outros aparelhos que entraram por ela saíram. A partir de agora você entra com e-mail e senha.`,
    facts: [{ label: 'Quando', value: formatDateTime(desconectada_em) }, fromWhere(ip, user_agent)],
    hint: 'Não foi você? Crie agora outra senha em “Esqueci minha senha”: isso encerra todas as sessões.',
    action: { label: 'Recuperar a conta', url: `${publicUrl}/auth/recuperar` },
    why: `Você recebeu este aviso porque este endereço é o da sua conta no ${appName}.`,
  };
}
