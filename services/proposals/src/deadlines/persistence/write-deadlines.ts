import { parameters, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { EVENT_BATCH_CTES, eventBatch } from '../../history/event-batch.js';
import type { NewEvent } from '../../history/event-ctes.js';
import { INSERT_OUTBOX, outboxColumns } from '../../messages/outbox-cte.js';
import { changes, stateAfter } from '../../states/state-sql.js';

const p = parameters<{ links: readonly string[] }>();

// The rows are locked; the condition repeats their expected state, and an event that doesn't fit is refused by its key.
const endStatement = statement(
  'deadline-end',
  sql`WITH ${EVENT_BATCH_CTES}, messages AS (${INSERT_OUTBOX}), handled AS (
     UPDATE proposal_links SET acabou_em = agora() WHERE id = ANY(${p.links}::uuid[])
   )
   UPDATE proposals SET status = ${stateAfter('expire', 'proposals.status')}, chain_len = event.seq,
     chain_head = event.hash, atualizado_em = event.em
   FROM new_events event
   WHERE proposals.id = event.proposal_id AND proposals.chain_len = event.seq - 1
     AND ${changes('expire', 'proposals.status')}`,
);

/** Stores the ends: `links` are handled; their proposals, those with an event, are `expirado` from now on. */
export async function writeEnds(
  tx: Tx,
  links: readonly string[],
  events: readonly NewEvent[],
  messages: readonly OutboxRow[],
): Promise<void> {
  await tx.query(endStatement, { links, events: eventBatch(events), outbox: outboxColumns(messages) });
}

const remindStatement = statement(
  'deadline-remind',
  sql`WITH messages AS (${INSERT_OUTBOX})
   UPDATE proposal_links SET lembrado_em = agora() WHERE id = ANY(${p.links}::uuid[])`,
);

export async function writeReminders(
  tx: Tx,
  links: readonly string[],
  messages: readonly OutboxRow[],
): Promise<void> {
  await tx.query(remindStatement, { links, outbox: outboxColumns(messages) });
}

const remindClientsStatement = statement(
  'deadline-remind-clients',
  sql`WITH ${EVENT_BATCH_CTES}, messages AS (${INSERT_OUTBOX}), handled AS (
     UPDATE proposal_links SET cliente_lembrado_em = agora() WHERE id = ANY(${p.links}::uuid[])
   )
   UPDATE proposals SET chain_len = event.seq, chain_head = event.hash, lembrete_em = event.em
   FROM new_events event WHERE proposals.id = event.proposal_id AND proposals.chain_len = event.seq - 1`,
);

/** `links` are handled; the clients of those with an event are reminded. */
export async function writeClientReminders(
  tx: Tx,
  links: readonly string[],
  events: readonly NewEvent[],
  messages: readonly OutboxRow[],
): Promise<void> {
  await tx.query(remindClientsStatement, {
    links,
    events: eventBatch(events),
    outbox: outboxColumns(messages),
  });
}
