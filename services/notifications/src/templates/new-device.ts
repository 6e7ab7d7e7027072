import { formatDateTime } from '@acordo/brazil/dates';
import type { NewDevice } from '@acordo/contracts/internal/mail/new-device';
import type { EmailContent, Site } from './email.js';

const HOW = { senha: 'Senha', google: 'Google' } as const;
const OPEN = 'encerre as outras sessões na página Conta';
const NOT_YOU = {
  senha: `Não foi você? Troque a senha agora e ${OPEN}. Se não conseguir entrar, use “Esqueci minha senha”.`,
  google: `Não foi você? Confira a segurança da sua conta do Google e ${OPEN}.`,
} as const;
const LAST =
  'Este é o último aviso deste tipo nas próximas 24 horas: outros acessos novos aparecem em “Atividade da conta”.';

/** To an account's owner: a sign-in from an unknown browser, and what to do if it was not the owner. */
export function newDevice(model: NewDevice, { appName, publicUrl }: Site): EmailContent {
  const { entrou_em, metodo, ip, aparelho, ultimo_do_dia } = model;
  return {
    sender: '',
    replyTo: '',
    subject: `Novo acesso à sua conta no ${appName}`,
    preheader: `${aparelho}, em ${formatDateTime(entrou_em)}. Se foi você, não precisa fazer nada.`,
    headline: 'Novo acesso à sua conta',
    lead: `Alguém entrou na sua conta no ${appName} em um aparelho que ainda não conhecíamos. Se foi você, não precisa fazer nada.`,
    facts: [
      { label: 'Quando', value: `${formatDateTime(entrou_em)} (horário de Brasília)` },
      { label: 'Aparelho', value: aparelho },
      { label: 'De onde', value: `IP ${ip}` },
      { label: 'Entrou com', value: HOW[metodo] },
    ],
    hint: ultimo_do_dia ? `${NOT_YOU[metodo]} ${LAST}` : NOT_YOU[metodo],
    action: { label: 'Ver a atividade da conta', url: `${publicUrl}/conta#atividade` },
    why: `Você recebeu este aviso porque este endereço é o da sua conta no ${appName}.`,
  };
}
