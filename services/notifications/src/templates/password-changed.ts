import { formatDateTime } from '@acordo/brazil/dates';
import { deviceName, UNKNOWN_DEVICE } from '@acordo/brazil/device-name';
import type { PasswordChanged } from '@acordo/contracts/internal/mail/password-changed';
import type { Content, Site } from './letter.js';

/** To an account's owner: the password is another one now. Whoever did not do this must hear of it, and what to do. */
export function passwordChanged(model: PasswordChanged, { appName, publicUrl }: Site): Content {
  const device = deviceName(model.user_agent);
  return {
    sender: '',
    replyTo: '',
    subject: `A senha da sua conta no ${appName} foi alterada`,
    preheader: `Em ${formatDateTime(model.mudou_em)}. As outras sessões foram encerradas.`,
    headline: 'Senha alterada',
    lead: `A senha da sua conta no ${appName} foi alterada, e as outras sessões foram encerradas.`,
    facts: [
      { label: 'Quando', value: formatDateTime(model.mudou_em) },
      {
        label: 'De onde',
        value: `IP ${model.ip}`,
        ...(device === UNKNOWN_DEVICE ? {} : { detail: device }),
      },
    ],
    hint: 'Não foi você? Crie agora outra senha em “Esqueci minha senha”: isso encerra todas as sessões.',
    action: { label: 'Recuperar a conta', url: `${publicUrl}/auth/recuperar` },
    why: `Você recebeu este aviso porque este endereço é o da sua conta no ${appName}.`,
  };
}
