import { parameters, raw, type Sql, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { SET_WRITTEN, writtenRow } from '../../content/content-columns.js';
import { ERASED } from '../../content/domain/content.js';
import { EVENT_BATCH_CTES, eventBatch } from '../../history/event-batch.js';
import type { NewEvent } from '../../history/event-ctes.js';
import { stateAfter } from '../../states/state-sql.js';

const closeLinks = <Values extends object>(
  reason: 'revogado' | 'excluido',
  of: Sql<Values>,
) => sql`closed AS (
    UPDATE proposal_links l SET encerrado_em = agora(), motivo = '${raw(reason)}', token_cifrado = NULL
    FROM ${of} AS target (id) WHERE l.proposal_id = target.id AND l.encerrado_em IS NULL
  )`;
const SET_CHAIN = sql`chain_len = event.seq, chain_head = event.hash, atualizado_em = event.em`;
const FROM_EVENTS = sql`FROM new_events event WHERE p.id = event.proposal_id AND p.chain_len = event.seq - 1`;

const revokeStatement = statement(
  'ending-revoke-links',
  sql`WITH ${EVENT_BATCH_CTES}, ${closeLinks('revogado', sql`(SELECT proposal_id FROM new_events)`)}
   UPDATE proposals p SET ${SET_CHAIN}, link_id = NULL, link_expira_em = NULL,
     status = ${stateAfter('revoke-link', 'status_atual(p.status, p.link_expira_em, event.em)')}
   ${FROM_EVENTS}`,
);
/** Ends the valid links of these proposals, as if their owner had revoked each (D14). */
export const revokeLinks = (tx: Tx, events: readonly NewEvent[]) =>
  tx.query(revokeStatement, { events: eventBatch(events) });

const hideStatement = statement(
  'ending-hide',
  sql`WITH ${EVENT_BATCH_CTES} UPDATE proposals p SET ${SET_CHAIN}, excluido_em = event.em ${FROM_EVENTS}`,
);
/** Removes them from their owner's list (D21). */
export const hideAll = (tx: Tx, events: readonly NewEvent[]) =>
  tx.query(hideStatement, { events: eventBatch(events) });

const p = parameters<{ ids: readonly string[] }>();
const IDS = sql`${p.ids}::uuid[]`;
const content = writtenRow(ERASED);

const eraseStatement = (name: string, marks: Sql) =>
  statement(
    name,
    sql`WITH ${closeLinks('excluido', sql`unnest(${IDS})`)}
     UPDATE proposals SET ${SET_WRITTEN}, ${marks}, link_id = NULL, link_expira_em = NULL WHERE id = ANY(${IDS})`,
  );
const eraseUnsignedStatement = eraseStatement('ending-erase-unsigned', sql`apagar_detalhes = true`);
/** D21, unsigned: ends the link and erases the content; versions and details wait for the erasure role. */
export const eraseUnsignedAll = (tx: Tx, ids: readonly string[]) =>
  tx.query(eraseUnsignedStatement, { ids, content });

const eraseRecordStatement = eraseStatement(
  'ending-erase-record',
  sql`apagar_detalhes = true, apagar_registro = true`,
);
/** A signed record, with everything. */
export const eraseRecords = (tx: Tx, ids: readonly string[]) =>
  tx.query(eraseRecordStatement, { ids, content });

const emptyStatement = statement(
  'ending-empty',
  sql`UPDATE proposals SET ${SET_WRITTEN}, apagar_versoes = true WHERE id = ANY(${IDS})`,
);
/** Signed ones: what was signed is in the snapshot; link, evidence and history stay (D18, D37). */
export const emptySigned = (tx: Tx, ids: readonly string[]) => tx.query(emptyStatement, { ids, content });
