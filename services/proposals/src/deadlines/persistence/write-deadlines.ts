import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { AFTER_EVENT_BATCH, EVENT_BATCH_CTES, eventBatchValues } from '../../history/event-batch.js';
import type { NewEvent } from '../../history/event-ctes.js';
import { changes, stateAfter } from '../../states/state-sql.js';
import { insertOutbox, OUTBOX_PLACES, outboxValues } from '../../messages/outbox-cte.js';

// The rows are locked; the condition says what they must be, and an event that doesn't fit is refused by its key.
const endStatement = statement(
  'deadline-end',
  `WITH ${EVENT_BATCH_CTES}, mensagens AS (${insertOutbox(AFTER_EVENT_BATCH)}), tratados AS (
     UPDATE proposal_links SET acabou_em = agora() WHERE id = ANY($${AFTER_EVENT_BATCH + OUTBOX_PLACES}::uuid[])
   )
   UPDATE proposals SET status = ${stateAfter('expire', 'proposals.status')}, chain_len = novo.seq, chain_head = novo.hash, atualizado_em = novo.em
   FROM eventos_novos novo
   WHERE proposals.id = novo.proposal_id AND proposals.chain_len = novo.seq - 1 AND ${changes('expire', 'proposals.status')}`,
);

/** Writes the ends down: `links` are dealt with; their proposals, those with an event, are `expirado` from now on. */
export async function writeEnds(
  tx: Tx,
  links: readonly string[],
  events: readonly NewEvent[],
  messages: readonly OutboxRow[],
): Promise<void> {
  await tx.query(endStatement, [...eventBatchValues(events), ...outboxValues(messages), links]);
}

const remindStatement = statement(
  'deadline-remind',
  `WITH mensagens AS (${insertOutbox(1)})
   UPDATE proposal_links SET lembrado_em = agora() WHERE id = ANY($${1 + OUTBOX_PLACES}::uuid[])`,
);

export async function writeReminders(
  tx: Tx,
  links: readonly string[],
  messages: readonly OutboxRow[],
): Promise<void> {
  await tx.query(remindStatement, [...outboxValues(messages), links]);
}
