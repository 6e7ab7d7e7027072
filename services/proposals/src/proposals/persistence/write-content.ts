import type { Content } from '@acordo/contracts/http/propostas/content';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { assignments, places } from '../../database/places.js';
import { canonicalBytes } from '@acordo/document/canonical';
import { AFTER_EVENT, EVENT_CTES, eventAt, eventValues, type NewEvent } from '../../history/event-ctes.js';
import type { Continuation } from '../../history/domain/tail.js';
import { ADDED, type Chained, chainedBy, chainedValues, REWRITTEN } from '../../history/chained.js';
import type { Attempt } from '../../idempotency/attempt.js';
import { keepCte, keepValues } from '../../idempotency/keep-cte.js';
import { EVENT_BYTES } from '../../quota/domain/storage.js';
import { usedBytes } from '../../quota/used-bytes.js';
import { contentValues, WRITTEN_COLUMNS } from '../../content/content-columns.js';

const CONTENT = AFTER_EVENT + 2;
const AFTER_CONTENT = CONTENT + WRITTEN_COLUMNS.length;
const VERSION = `$${AFTER_EVENT}::int`;

const VERSION_CTE = `versao AS (
  INSERT INTO proposal_versions (proposal_id, versao, conteudo, criado_em, vista)
  VALUES (${eventAt('proposal_id')}, ${VERSION}, $${AFTER_EVENT + 1}, ${eventAt('em')}, false)
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
     ${eventAt('em')}, ${places(CONTENT, WRITTEN_COLUMNS.length)}, $${AFTER_CONTENT})
   RETURNING ${usedBytes(`$${AFTER_CONTENT}::uuid`)} AS antes`,
);

interface Created {
  userId: string;
  content: Content;
  event: NewEvent;
  attempt: Attempt | null;
}

/**
 * The new proposal with its first version and event, and what an idempotent repetition needs. Answers the bytes that its owner
 * takes up with it.
 */
export async function insertProposal(tx: Tx, { userId, content, event, attempt }: Created): Promise<number> {
  const given = [...values(event, 1, content), userId, ...keepValues(attempt)];
  const before = (await one<{ antes: number }>(tx, insertStatement, given))?.antes ?? 0;
  return before + canonicalBytes(content).length + EVENT_BYTES;
}

const REPLACED_CTE = ({ at }: Chained) => `versao_trocada AS MATERIALIZED (
  SELECT troca_versao(${at('proposal_id')}, ${VERSION} - 1, ${VERSION}, $${AFTER_EVENT + 1}, ${at('em')}) AS feito
)`;

const update = (name: string, chained: Chained, replaces: boolean) =>
  statement(
    `proposal-update-${name}`,
    `WITH ${chained.cte}, ${replaces ? REPLACED_CTE(chained) : VERSION_CTE}
     UPDATE proposals SET ${chained.set}, versao = ${VERSION}, ${assignments(WRITTEN_COLUMNS, CONTENT)}
     FROM ${chained.from}${replaces ? ', versao_trocada' : ''}
     WHERE ${chained.where}${replaces ? ' AND versao_trocada.feito' : ''}`,
  );
const NEXT = update('content', ADDED, false);
const INSTEAD = update('unseen', ADDED, true);
const AGAIN = update('again', REWRITTEN, true);

interface Edited {
  versao: number;
  content: Content;
  chain: Continuation;
  /** Nobody saw the version before: this one takes its place. */
  replaces: boolean;
}

/** The next version of a locked proposal's content. */
export async function writeContent(tx: Tx, { versao, content, chain, replaces }: Edited): Promise<void> {
  const given = [...chainedValues(chain), versao, canonicalBytes(content), ...contentValues(content)];
  if (!replaces) await tx.query(NEXT, given);
  else await tx.query(chainedBy(chain) === REWRITTEN ? AGAIN : INSTEAD, given);
}
