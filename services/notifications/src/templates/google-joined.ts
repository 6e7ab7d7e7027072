import { formatDateTime } from '@acordo/brazil/dates';
import type { GoogleJoined } from '@acordo/contracts/internal/mail/google-joined';
import type { EmailContent, Site } from './email.js';

/** To an account's owner: it is now linked with Google too (D11), and what to do if it was not the owner. */
export function googleJoined(model: GoogleJoined, { appName, publicUrl }: Site): EmailContent {
  const { entrou_em } = model;
  const { value, hint } = aboutPassword(model);
  return {
    sender: '',
    replyTo: '',
    subject: `Sua conta no ${appName} agora abre com o Google`,
    preheader: `Uma conta do Google com este e-mail foi usada para entrar em ${formatDateTime(entrou_em)}.`,
    headline: 'Entrada com o Google ativada',
    lead: `Uma conta do Google com este endereço de e-mail foi usada para entrar na sua conta do ${appName}. A partir de agora você pode entrar com ela.`,
    facts: [
      { label: 'Quando', value: formatDateTime(entrou_em) },
      { label: 'Senha', value },
    ],
    hint,
    action: { label: `Abrir o ${appName}`, url: `${publicUrl}/auth` },
    why: `Você recebeu este aviso porque este endereço é o da sua conta no ${appName}.`,
  };
}

/** What happened to the password, and what its owner can do. A new one by the recovery mail unlinks Google (D11). */
function aboutPassword({ senha_apagada, sem_senha }: GoogleJoined): { value: string; hint: string } {
  if (senha_apagada)
    return {
      value: 'Apagada, porque outra pessoa poderia tê-la criado',
      hint: 'A senha e as sessões que existiam antes não valem mais: outra pessoa poderia ter cadastrado o seu e-mail. Quer entrar também com senha? Crie uma em “Esqueci minha senha”: isso desconecta o Google, que você conecta de novo na página Conta.',
    };
  if (sem_senha)
    return {
      value: 'Esta conta não tem senha',
      hint: 'Não foi você? Confira a segurança da sua conta do Google e crie uma senha em “Esqueci minha senha”: isso desconecta o Google e encerra todas as sessões.',
    };
  return {
    value: 'Continua a mesma',
    hint: 'Não foi você? Confira a segurança da sua conta do Google, troque a senha e, na página Conta, desconecte o Google e encerre as outras sessões.',
  };
}
