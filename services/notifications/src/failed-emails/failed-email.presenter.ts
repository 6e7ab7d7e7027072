import type { ResultOf } from '@acordo/contracts/call';
import type { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import type { readFailedEmails } from '@acordo/contracts/internal/admin-emails';
import type { AuditRow } from './persistence/audit.js';
import type { FailedRow } from './persistence/failed-emails.js';

/** Enough to judge a failure; without the message's content (D35). */
export const presentFailed = (row: FailedRow): ResultOf<typeof readFailedEmails>['emails'][number] => ({
  id: row.outbox_id,
  tipo: row.kind,
  destinatario: row.recipient_masked,
  motivo: row.reason,
  tentativas: row.tries,
  falhou_em: row.em,
});

export const presentResend = (row: AuditRow): ResultOf<typeof readOwnAudit>['entries'][number] => ({
  id: row.id,
  em: row.em,
  quem_id: row.quem_id,
  quem: row.quem,
  acao: 'email-reenviado',
  alvo_tipo: 'email',
  alvo_id: row.outbox_id,
  alvo: '',
  antes: { tipo: row.kind, estado: 'falhou', motivo: row.motivo },
  depois: { tipo: row.kind, estado: 'a enviar' },
  ip: row.ip,
});
