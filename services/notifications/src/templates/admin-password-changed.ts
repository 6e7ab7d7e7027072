import type { AdminPasswordChanged } from '@acordo/contracts/internal/mail/admin-password-changed';
import type { EmailContent, Site } from './email.js';
import { changeFacts, NOT_YOU, toAdministrator } from './to-administrator.js';

export function adminPasswordChanged(model: AdminPasswordChanged, site: Site): EmailContent {
  return {
    ...toAdministrator(site),
    subject: 'A senha de acesso administrativo foi alterada',
    preheader: 'As outras sessões foram encerradas.',
    headline: 'Senha de acesso alterada',
    lead: `A senha com que você entra no painel do ${site.appName} foi alterada. As outras sessões foram encerradas.`,
    facts: changeFacts(model),
    hint: NOT_YOU,
  };
}
