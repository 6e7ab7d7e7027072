import { formatDateTime } from '@acordo/brazil/dates';
import type { PasswordChanged } from '@acordo/contracts/internal/mail/password-changed';
import { fromWhere } from './from-where.js';
import type { EmailContent, Fact, Site } from './email.js';

const GOOGLE_OUT: Fact = {
  label: 'Conta Google',
  value: 'Desconectada',
  detail:
    'Ela não abre mais a sua conta. Para usá-la de novo, entre com a nova senha e conecte-a na página Conta.',
};

/** To an account's owner: the password was changed, and what to do if it was not the owner. */
export function passwordChanged(model: PasswordChanged, { appName, publicUrl }: Site): EmailContent {
  return {
    sender: '',
    replyTo: '',
    subject: `A senha da sua conta no ${appName} foi alterada`,
    preheader: `Em ${formatDateTime(model.mudou_em)}. As outras sessões foram encerradas.`,
    headline: 'Senha alterada',
    lead: `A senha da sua conta no ${appName} foi alterada, e as outras sessões foram encerradas.`,
    facts: [
      { label: 'Quando', value: formatDateTime(model.mudou_em) },
      fromWhere(model.ip, model.user_agent),
      ...(model.google_desligado ? [GOOGLE_OUT] : []),
    ],
    hint: 'Não foi você? Crie agora outra senha em “Esqueci minha senha”: isso encerra todas as sessões.',
    action: { label: 'Recuperar a conta', url: `${publicUrl}/auth/recuperar` },
    why: `Você recebeu este aviso porque este endereço é o da sua conta no ${appName}.`,
  };
}
