import type { Admin2faSwitched } from '@acordo/contracts/internal/mail/admin-2fa-switched';
import type { EmailContent, Site } from './email.js';
import { changeFacts, NOT_YOU, toAdministrator } from './to-administrator.js';

export function admin2faSwitched(model: Admin2faSwitched, site: Site): EmailContent {
  const done = model.ligado ? 'ativada' : 'desativada';
  return {
    ...toAdministrator(site),
    subject: `A verificação em duas etapas foi ${done}`,
    preheader: model.ligado
      ? 'O painel passa a pedir um código do seu aplicativo autenticador.'
      : 'O painel pede apenas a senha.',
    headline: `Verificação em duas etapas ${done}`,
    lead: model.ligado
      ? `Ao entrar no painel do ${site.appName}, além da senha, será pedido um código do seu aplicativo autenticador. As outras sessões foram encerradas.`
      : `Para entrar no painel do ${site.appName} basta agora a senha. As outras sessões foram encerradas.`,
    facts: changeFacts(model),
    hint: model.ligado ? `Guarde os códigos de recuperação em um lugar seguro. ${NOT_YOU}` : NOT_YOU,
  };
}
