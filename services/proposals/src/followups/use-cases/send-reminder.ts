import { formatDateTime } from '@acordo/brazil/dates';
import { type ReminderBody, sendReminder } from '@acordo/contracts/http/propostas/send-reminder';
import type { ErrorCode } from '@acordo/contracts/errors';
import { documentOf } from '@acordo/document/document-of';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { type ContentRow, toContent } from '../../content/content-columns.js';
import { append } from '../../history/domain/chain.js';
import { type Attempt, attemptOf } from '../../idempotency/attempt.js';
import { firstResponse, keepRefusal } from '../../idempotency/idempotency.js';
import { chainEnd, lockOwnContent, type LockedRow } from '../../proposals/lock-own.js';
import { isRefused, outcomeOf } from '../../states/domain/states.js';
import { ConfirmedOwner } from '../confirmed-owner.js';
import { possibleAgain } from '../domain/once-a-day.js';
import { companyOf, writeReminder } from '../persistence/reminders.js';
import { reminderMessage } from '../reminder-message.js';

type Row = LockedRow & ContentRow;

/** The owner reminds the client, once a day, by email or by their own WhatsApp, which is only recorded (P119). */
@Injectable()
export class SendReminder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly owner: ConfirmedOwner,
  ) {}

  /**
   * Returns when it was. Throws PROPOSAL_NOT_FOUND, STATE_CONFLICT, REMINDED_ALREADY, EMAIL_UNCONFIRMED, INVALID_FIELDS (no
   * address), and D49's.
   */
  async execute(caller: Caller, id: string, body: ReminderBody, key: string | null): Promise<Date> {
    if (body.canal === 'email') await this.owner.demand(caller);
    const path = sendReminder.path.replace(':id', id);
    const attempt = attemptOf(`user:${caller.sub}`, { method: sendReminder.method, path }, key, body);
    const outcome = await this.work.run((tx) => this.remind(tx, { caller, id, body, attempt }));
    if (outcome instanceof Date) return outcome;
    throw new AppError(outcome);
  }

  private async remind(
    tx: Tx,
    {
      caller,
      id,
      body,
      attempt,
    }: { caller: Caller; id: string; body: ReminderBody; attempt: Attempt | null },
  ): Promise<Date | ErrorCode> {
    const row = await lockOwnContent(tx, id, caller.sub);
    const earlier = await firstResponse(tx, attempt);
    if (earlier) return earlier.recusa ?? row.lembrete_em ?? row.now;
    const outcome = outcomeOf(row.status, 'remind');
    if (isRefused(outcome)) {
      await keepRefusal(tx, attempt, outcome.refused);
      return outcome.refused;
    }
    const next = possibleAgain(row.lembrete_em, row.now);
    if (next) throw remindedAlready(next, row.now);
    const email = addressFor(body, row);
    const detalhes = { canal: body.canal, ...(email && { email }) };
    const event = append(id, chainEnd(row), { tipo: 'lembrete_enviado', em: row.now, detalhes });
    const messages = body.canal === 'email' ? [this.outbox.row(await messageFor(tx, row, body.texto))] : [];
    await writeReminder(tx, { event, messages, attempt });
    if (messages.length > 0) tx.afterCommit(() => this.outbox.nudge());
    return row.now;
  }
}

/** '' for WhatsApp. Without an address there is nothing to send to. */
function addressFor({ canal }: ReminderBody, { cliente_email }: Row): string {
  if (canal === 'whatsapp') return '';
  if (cliente_email === '')
    throw new AppError('INVALID_FIELDS', { fields: { canal: 'Esta proposta não tem o e-mail do cliente.' } });
  return cliente_email;
}

async function messageFor(tx: Tx, row: Row, texto: string) {
  const { link_id, link_expira_em } = row;
  if (!link_id || !link_expira_em) throw new Error('a sent proposal has no link');
  const documento = documentOf(toContent(row), await companyOf(tx, row.user_id));
  const client = { nome: row.cliente_nome, email: row.cliente_email };
  const about = { proposalId: row.id, ownerId: row.user_id, linkId: link_id, documento };
  return reminderMessage({ ...about, client, texto, link_expira_em });
}

const remindedAlready = (next: Date, now: Date) =>
  new AppError('REMINDED_ALREADY', {
    values: { quando: formatDateTime(next) },
    retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1_000),
  });
