import { formatDateTime } from '@acordo/brazil/dates';
import type { ExportReady } from '@acordo/contracts/internal/mail/export-ready';
import type { EmailContent, Site } from './email.js';

/** To a user: the archive is ready. The link leads to the account's page, where the own session opens it. */
export function exportReady(model: ExportReady, { appName, publicUrl }: Site): EmailContent {
  const until = formatDateTime(model.expira_em);
  return {
    sender: '',
    replyTo: '',
    subject: 'Seus dados estão prontos para baixar',
    preheader: `O arquivo fica disponível até ${until}.`,
    headline: 'Seus dados estão prontos',
    lead: `O arquivo com todos os seus dados no ${appName} está pronto. Entre na sua conta para baixá-lo.`,
    facts: [
      { label: 'Pronto em', value: formatDateTime(model.pronto_em) },
      { label: 'Disponível até', value: until },
    ],
    hint: 'Não pediu este arquivo? Troque sua senha: alguém entrou na sua conta.',
    action: { label: 'Baixar meus dados', url: `${publicUrl}/conta` },
    why: `Você recebeu este aviso porque pediu uma cópia dos seus dados no ${appName}.`,
  };
}
