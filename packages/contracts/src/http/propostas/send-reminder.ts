import { z } from 'zod';
import { defineCall } from '../../call.js';
import { instant } from '../../fields/instant.js';
import { paragraph } from '../../fields/text.js';
import { MESSAGES } from '../../messages.js';
import { ProposalId } from './proposal.js';

/** The longest text of a reminder by email; the share dialog's messages have the same (P114, P119). */
export const REMINDER_TEXT_MAX = 2_000;

/** `whatsapp` was opened by the owner and is only recorded; `email` is sent by us, with the owner's text. */
export const ReminderBody = z.discriminatedUnion(
  'canal',
  [
    z.object({ canal: z.literal('whatsapp') }),
    z.object({
      canal: z.literal('email'),
      texto: paragraph(REMINDER_TEXT_MAX).refine((text) => text.trim() !== '', MESSAGES.required),
    }),
  ],
  { error: MESSAGES.invalid },
);
export type ReminderBody = z.output<typeof ReminderBody>;

export const sendReminder = defineCall({
  method: 'POST',
  path: '/api/propostas/:id/lembrete',
  who: 'user',
  summary:
    'Reminds the client of a sent proposal (P119): by an email with the owner’s text and the link, or records that the owner did ' +
    'it by WhatsApp. Once a day, else 429 with the instant from which it is possible again. Takes an Idempotency-Key (D49).',
  params: ProposalId,
  body: ReminderBody,
  responses: { 200: z.strictObject({ lembrete_em: instant }) },
  errors: [
    'PROPOSAL_NOT_FOUND',
    'STATE_CONFLICT',
    'REMINDED_ALREADY',
    'EMAIL_UNCONFIRMED',
    'IDEMPOTENCY_MISMATCH',
    'IN_PROGRESS',
  ],
});
