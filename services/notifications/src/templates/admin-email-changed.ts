import type { AdminEmailChanged } from '@acordo/contracts/internal/mail/admin-email-changed';
import { askOperator } from './ask-operator.js';
import type { EmailContent, Site } from './email.js';
import { changeFacts, NOT_YOU, toAdministrator } from './to-administrator.js';

/** To both addresses (D29): if the account was taken over, its owner must be notified. */
export function adminEmailChanged(model: AdminEmailChanged, site: Site): EmailContent {
  const isOld = model.para === 'anterior';
  const which = isOld ? 'O novo endereço é' : 'O endereço anterior era';
  return {
    ...toAdministrator(site),
    subject: 'O e-mail de acesso administrativo foi alterado',
    preheader: `${which} ${model.outro_mascarado}.`,
    headline: 'E-mail de acesso alterado',
    lead: isOld
      ? `Este endereço não entra mais no painel do ${site.appName}. ${which} ${model.outro_mascarado}.`
      : `A partir de agora, este é o endereço com que você entra no painel do ${site.appName}. ${which} ${model.outro_mascarado}.`,
    facts: changeFacts(model),
    hint: NOT_YOU,
    ...(isOld && {
      action: askOperator(site),
      why: `Você recebeu este aviso porque este endereço era de um administrador do ${site.appName}.`,
    }),
  };
}
