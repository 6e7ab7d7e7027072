import { formatDateTime } from '@acordo/brazil/dates';
import type { GoogleJoined } from '@acordo/contracts/internal/mail/google-joined';
import type { Content, Site } from './letter.js';

/** To an account's owner: from now on Google opens it too (D11). Whoever did not do this must hear of it, and what to do. */
export function googleJoined(
  { entrou_em, senha_apagada }: GoogleJoined,
  { appName, publicUrl }: Site,
): Content {
  return {
    sender: '',
    replyTo: '',
    subject: `Sua conta no ${appName} agora abre com o Google`,
    preheader: `Uma conta do Google com este e-mail foi usada para entrar em ${formatDateTime(entrou_em)}.`,
    headline: 'Entrada com o Google ativada',
    lead: `Uma conta do Google com este endereço de e-mail foi usada para entrar na sua conta do ${appName}. A partir de agora você pode entrar com ela.`,
    facts: [
      { label: 'Quando', value: formatDateTime(entrou_em) },
      {
        label: 'Senha',
        value: senha_apagada ? 'Apagada, porque este e-mail nunca tinha sido confirmado' : 'Continua a mesma',
      },
    ],
    hint: senha_apagada
      ? 'A senha e as sessões que existiam antes não valem mais: outra pessoa poderia ter cadastrado o seu e-mail.'
      : 'Não foi você? Confira a segurança da sua conta do Google, troque a senha e encerre as outras sessões na página Conta.',
    action: { label: `Abrir o ${appName}`, url: `${publicUrl}/auth` },
    why: `Você recebeu este aviso porque este endereço é o da sua conta no ${appName}.`,
  };
}
