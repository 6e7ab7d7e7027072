import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { MAIL_MODELS } from '@acordo/contracts/internal/mail/models';
import type { Email } from '../../templates/email.js';

/** The message parsed by its contract; null if it is not of the job's kind, or breaks the contract. */
export function readEmail(
  job: Pick<EmailJob, 'kind' | 'v'>,
  message: { kind: string; v: number; model?: unknown },
): Email | null {
  if (message.kind !== job.kind || message.v !== job.v) return null;
  const model = MAIL_MODELS[job.kind].safeParse(message.model);
  return model.success ? ({ kind: job.kind, model: model.data } as Email) : null;
}
