import { formatDateTime } from '@acordo/brazil/dates';
import type { EmailContent, Fact, Site } from './email.js';

/** What every email about an administrator's account has in common: it is from the product and links to the panel. */
export const toAdministrator = ({
  appName,
  publicUrl,
}: Site): Pick<EmailContent, 'sender' | 'replyTo' | 'action' | 'why'> => ({
  sender: '',
  replyTo: '',
  action: { label: 'Abrir o painel', url: `${publicUrl}/vitamina` },
  why: `Você recebeu este aviso porque este endereço é de um administrador do ${appName}.`,
});

/** When and from where; an operator's command line has no address. */
export const changeFacts = ({ mudou_em, ip }: { mudou_em: string; ip: string }): Fact[] => [
  { label: 'Quando', value: formatDateTime(mudou_em) },
  { label: 'De onde', value: ip === '' ? 'Linha de comando do servidor' : `IP ${ip}` },
];

export const NOT_YOU =
  'Não foi você? Avise imediatamente quem opera o servidor: a senha e a verificação em duas etapas podem ser redefinidas por lá.';
