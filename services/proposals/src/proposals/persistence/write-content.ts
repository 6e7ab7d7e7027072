import type { Content } from '@acordo/contracts/http/propostas/content';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { assignments, places } from '../../database/places.js';
import { canonicalBytes } from '../../documents/domain/canonical.js';
import {
  AFTER_EVENT,
  EVENT_CTES,
  eventAt,
  eventValues,
  type NewEvent,
  SET_CHAIN,
  WHERE_CHAIN,
} from '../../history/persistence/event-ctes.js';
import type { Attempt } from '../../idempotency/attempt.js';
import { keepCte, keepValues } from '../../idempotency/keep-cte.js';
import { contentValues, WRITTEN_COLUMNS } from './content-columns.js';

const CONTENT = AFTER_EVENT + 2;
const AFTER_CONTENT = CONTENT + WRITTEN_COLUMNS.length;
const VERSION = `$${AFTER_EVENT}::int`;

const VERSION_CTE = `versao AS (
  INSERT INTO proposal_versions (proposal_id, versao, conteudo, criado_em)
  VALUES (${eventAt('proposal_id')}, ${VERSION}, $${AFTER_EVENT + 1}, ${eventAt('em')})
)`;
const values = (event: NewEvent, versao: number, content: Content): unknown[] => [
  ...eventValues(event),
  versao,
  canonicalBytes(content),
  ...contentValues(content),
];

const insertStatement = statement(
  'proposal-insert',
  `WITH ${EVENT_CTES}, ${VERSION_CTE}, ${keepCte(AFTER_CONTENT + 1, eventAt('proposal_id'))}
   INSERT INTO proposals (id, versao, chain_len, chain_head, criado_em, atualizado_em,
     ${WRITTEN_COLUMNS.join(', ')}, user_id)
   VALUES (${eventAt('proposal_id')}, ${VERSION}, ${eventAt('seq')}, ${eventAt('hash')}, ${eventAt('em')},
     ${eventAt('em')}, ${places(CONTENT, WRITTEN_COLUMNS.length)}, $${AFTER_CONTENT})`,
);

interface Created {
  userId: string;
  content: Content;
  event: NewEvent;
  attempt: Attempt | null;
}

/** The new proposal with its first version and event, and what an idempotent repetition needs. */
export async function insertProposal(tx: Tx, { userId, content, event, attempt }: Created): Promise<void> {
  await tx.query(insertStatement, [...values(event, 1, content), userId, ...keepValues(attempt)]);
}

const updateStatement = statement(
  'proposal-update-content',
  `WITH ${EVENT_CTES}, ${VERSION_CTE}
   UPDATE proposals SET ${SET_CHAIN}, versao = ${VERSION}, ${assignments(WRITTEN_COLUMNS, CONTENT)}
   WHERE ${WHERE_CHAIN}`,
);

/** The next version of a locked proposal's content. */
export async function writeContent(tx: Tx, versao: number, content: Content, event: NewEvent): Promise<void> {
  await tx.query(updateStatement, values(event, versao, content));
}
