import { formatDateTime } from '@acordo/brazil/dates';
import type { EmailChangedByAdmin } from '@acordo/contracts/internal/mail/email-changed-by-admin';
import { askOperator } from './ask-operator.js';
import type { EmailContent, Fact, Site } from './email.js';

/**
 * To both addresses (D29). The old one gets the new one, masked. The new one is unconfirmed: it gets
 * no typed text, so not the old address either.
 */
export function emailChangedByAdmin(model: EmailChangedByAdmin, site: Site): EmailContent {
  const isOld = model.para === 'anterior';
  const other = isOld && model.outro_mascarado ? `O novo endereço é ${model.outro_mascarado}.` : '';
  return {
    sender: '',
    replyTo: '',
    subject: `O e-mail da sua conta no ${site.appName} foi alterado`,
    preheader: other || 'A alteração foi feita por um administrador.',
    headline: 'O e-mail da sua conta foi alterado',
    lead: isOld
      ? `Um administrador do ${site.appName} alterou o e-mail da sua conta. Este endereço não serve mais para entrar. ${other}`.trim()
      : `Um administrador do ${site.appName} alterou o e-mail da sua conta para este endereço.`,
    facts: [{ label: 'Alterado em', value: formatDateTime(model.mudou_em) }, ...ended(model)],
    hint: isOld
      ? `Se você não pediu esta alteração, fale com o suporte do ${site.appName}.`
      : 'O novo endereço ainda precisa ser confirmado: entre na sua conta e peça o e-mail de confirmação.',
    action: isOld ? askOperator(site) : { label: `Abrir o ${site.appName}`, url: `${site.publicUrl}/auth` },
    why: `Você recebeu este aviso porque este endereço ${isOld ? 'era' : 'é'} o de uma conta no ${site.appName}.`,
  };
}

/** What ended with the old address, for both; how to sign in is only for the new one. */
function ended({ para, sessoes_encerradas, google_desligado }: EmailChangedByAdmin): Fact[] {
  const isNew = para === 'novo';
  const sessions = {
    label: 'Sessões',
    value: isNew ? 'Encerradas: entre de novo com este e-mail' : 'Encerradas',
  };
  const google = {
    label: 'Conta Google',
    value: 'Desconectada: ela não abre mais a conta',
    ...(isNew && { detail: 'Se você não tem senha, crie uma em “Esqueci minha senha”, na página de login.' }),
  };
  return [...(sessoes_encerradas ? [sessions] : []), ...(google_desligado ? [google] : [])];
}
