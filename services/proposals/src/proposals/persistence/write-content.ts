import type { Content } from '@acordo/contracts/http/propostas/content';
import { canonicalBytes } from '@acordo/document/canonical';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { SET_WRITTEN, WRITTEN, WRITTEN_VALUES, writtenRow } from '../../content/content-columns.js';
import { ADDED, type Chained, chainedBy, chainedValues, REWRITTEN } from '../../history/chained.js';
import type { Continuation } from '../../history/domain/tail.js';
import { EVENT, EVENT_CTES, type NewEvent } from '../../history/event-ctes.js';
import type { Attempt } from '../../idempotency/attempt.js';
import { kept, keepCte } from '../../idempotency/keep-cte.js';
import { EVENT_BYTES } from '../../quota/domain/storage.js';
import { USED_BYTES } from '../../quota/used-bytes.js';

const p = parameters<{ versao: number; bytes: Buffer; userId: string }>();
const VERSION = sql`${p.versao}::int`;

const VERSION_CTE = sql`new_version AS (
  INSERT INTO proposal_versions (proposal_id, versao, conteudo, criado_em, vista)
  VALUES (${EVENT.proposal_id}, ${VERSION}, ${p.bytes}, ${EVENT.em}, false)
)`;

const insertStatement = statement(
  'proposal-insert',
  sql`WITH ${EVENT_CTES}, ${VERSION_CTE}, ${keepCte(EVENT.proposal_id)}
   INSERT INTO proposals (id, versao, chain_len, chain_head, criado_em, atualizado_em, ${WRITTEN}, user_id)
   VALUES (${EVENT.proposal_id}, ${VERSION}, ${EVENT.seq}, ${EVENT.hash}, ${EVENT.em}, ${EVENT.em},
     ${WRITTEN_VALUES}, ${p.userId})
   RETURNING ${USED_BYTES} AS used_before`,
).returning<{ used_before: number }>();

interface Created {
  userId: string;
  content: Content;
  event: NewEvent;
  attempt: Attempt | null;
}

/**
 * The new proposal with its first version and event, and what an idempotent repetition needs. Returns the bytes of its owner's
 * storage with it.
 */
export async function insertProposal(tx: Tx, { userId, content, event, attempt }: Created): Promise<number> {
  const bytes = canonicalBytes(content);
  const row = { versao: 1, bytes, content: writtenRow(content), userId };
  const inserted = await one(tx, insertStatement, { ...row, event, attempt: kept(attempt) });
  return (inserted?.used_before ?? 0) + bytes.length + EVENT_BYTES;
}

const REPLACED_CTE = sql`replaced AS MATERIALIZED (
  SELECT troca_versao(${EVENT.proposal_id}, ${VERSION} - 1, ${VERSION}, ${p.bytes}, ${EVENT.em}) AS done
)`;

const update = (name: string, { cte, set, from, where }: Chained, replaces: boolean) =>
  statement(
    `proposal-update-${name}`,
    sql`WITH ${cte}, ${replaces ? REPLACED_CTE : VERSION_CTE}
     UPDATE proposals SET ${set}, versao = ${VERSION}, ${SET_WRITTEN}
     FROM ${from} ${replaces ? sql`, replaced` : sql``}
     WHERE ${where} ${replaces ? sql`AND replaced.done` : sql``}`,
  );
const NEXT = update('content', ADDED, false);
const INSTEAD = update('unseen', ADDED, true);
const AGAIN = update('again', REWRITTEN, true);

interface Edited {
  versao: number;
  content: Content;
  chain: Continuation;
  /** Nobody saw the previous version: this one replaces it. */
  replaces: boolean;
}

/** The next version of a locked proposal's content. */
export async function writeContent(tx: Tx, { versao, content, chain, replaces }: Edited): Promise<void> {
  const question = chainedBy(chain) === REWRITTEN ? AGAIN : replaces ? INSTEAD : NEXT;
  const bytes = canonicalBytes(content);
  await tx.query(question, { ...chainedValues(chain), versao, bytes, content: writtenRow(content) });
}
