import type { Company } from '@acordo/contracts/http/company/company';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { OutboxRow } from '@acordo/service-kit/outbox/outbox-row';
import { COMPANY_COLUMNS, toCompany } from '../../company/company-columns.js';
import { EVENT, EVENT_CTES, type NewEvent, WHERE_CHAIN } from '../../history/event-ctes.js';
import type { Attempt } from '../../idempotency/attempt.js';
import { keepCte, kept } from '../../idempotency/keep-cte.js';
import { INSERT_OUTBOX, outboxColumns } from '../../messages/outbox-cte.js';

const p = parameters<{ userId: string; linkId: string; on: boolean }>();

const companyStatement = statement(
  'reminder-company',
  sql`SELECT ${raw(COMPANY_COLUMNS.join(', '))} FROM company_settings WHERE user_id = ${p.userId}`,
).returning<Company>();
export async function companyOf(tx: Tx, userId: string): Promise<Company> {
  return toCompany((await one(tx, companyStatement, { userId })) ?? NOTHING);
}
const NOTHING = Object.fromEntries(COMPANY_COLUMNS.map((name) => [name, null])) as Record<
  keyof Company,
  null
>;

// The proposal itself did not change: no atualizado_em.
const writeStatement = statement(
  'reminder-write',
  sql`WITH ${EVENT_CTES}, ${keepCte(EVENT.proposal_id)}, messages AS (${INSERT_OUTBOX})
   UPDATE proposals SET chain_len = ${EVENT.seq}, chain_head = ${EVENT.hash}, lembrete_em = ${EVENT.em}
   WHERE ${WHERE_CHAIN}`,
);

export interface Reminder {
  event: NewEvent;
  messages: readonly OutboxRow[];
  attempt: Attempt | null;
}

export async function writeReminder(tx: Tx, { event, messages, attempt }: Reminder): Promise<void> {
  await tx.query(writeStatement, { event, outbox: outboxColumns(messages), attempt: kept(attempt) });
}

const switchStatement = statement(
  'reminder-switch',
  sql`UPDATE proposal_links SET lembrar_cliente = ${p.on} WHERE id = ${p.linkId} AND encerrado_em IS NULL`,
);
/** Whether the client is reminded before this link's end (P121). The proposal's row is locked. */
export async function switchReminder(tx: Tx, linkId: string, on: boolean): Promise<void> {
  await tx.query(switchStatement, { linkId, on });
}
