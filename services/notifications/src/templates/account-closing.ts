import { formatDateTime } from '@acordo/brazil/dates';
import type { AccountClosing } from '@acordo/contracts/internal/mail/account-closing';
import { askOperator } from './ask-operator.js';
import type { EmailContent, Site } from './email.js';

/** To the former owner of an account: it is closed, what is erased by when, what is kept and why (D37). */
export function accountClosing(model: AccountClosing, site: Site): EmailContent {
  const { appName } = site;
  return {
    sender: '',
    replyTo: '',
    subject: `Sua conta no ${appName} foi encerrada`,
    preheader: `Os dados serão apagados até ${formatDateTime(model.apagado_ate)}.`,
    headline: 'Conta encerrada',
    lead: `Sua conta no ${appName} foi encerrada. Ninguém mais entra com ela, e os links das propostas que não foram assinadas deixaram de funcionar.`,
    facts: [
      { label: 'Encerrada em', value: formatDateTime(model.fechada_em) },
      {
        label: 'Apagamento',
        value: `De ${formatDateTime(model.apagar_em)} até ${formatDateTime(model.apagado_ate)}`,
        detail: 'Conta, rascunhos, propostas sem assinatura, dados da empresa e imagens.',
      },
      {
        label: 'Propostas assinadas',
        value: `Guardadas por ${model.guarda_anos} anos a partir da assinatura`,
        detail: 'Provam o que as duas partes combinaram; continuam legíveis pelo link de cada uma.',
      },
      {
        label: 'Registros de acesso',
        value: 'Guardados por 6 meses',
        detail: 'Exigência do Marco Civil da Internet (Lei 12.965/2014, art. 15).',
      },
    ],
    hint: 'Não foi você? Fale com quem opera este serviço antes que o apagamento comece: depois dele, nada pode ser recuperado.',
    action: askOperator(site),
    why: `Você recebeu este aviso porque este endereço era de uma conta no ${appName}.`,
  };
}
