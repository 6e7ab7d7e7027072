import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { assignments } from '../../database/places.js';
import { EVENT_BATCH_CTES, eventBatchValues } from '../../history/event-batch.js';
import type { NewEvent } from '../../history/event-ctes.js';
import { ERASED } from '../../content/domain/content.js';
import { contentValues, WRITTEN_COLUMNS } from '../../content/content-columns.js';
import { stateAfter } from '../../states/state-sql.js';

const closeLinks = (reason: 'revogado' | 'excluido', of: string) => `fechados AS (
    UPDATE proposal_links l SET encerrado_em = agora(), motivo = '${reason}', token_cifrado = NULL
    FROM ${of} WHERE l.proposal_id = alvo.id AND l.encerrado_em IS NULL
  )`;
const SET_CHAIN = 'chain_len = novo.seq, chain_head = novo.hash, atualizado_em = novo.em';
const FROM_EVENTS = 'FROM eventos_novos novo WHERE p.id = novo.proposal_id AND p.chain_len = novo.seq - 1';

const revokeStatement = statement(
  'ending-revoke-links',
  `WITH ${EVENT_BATCH_CTES}, ${closeLinks('revogado', '(SELECT proposal_id AS id FROM eventos_novos) alvo')}
   UPDATE proposals p SET ${SET_CHAIN}, link_id = NULL, link_expira_em = NULL,
     status = ${stateAfter('revoke-link', 'status_atual(p.status, p.link_expira_em, novo.em)')}
   ${FROM_EVENTS}`,
);
/** The living links of these proposals die, as if their owner had revoked each (D14). */
export const revokeLinks = (tx: Tx, events: readonly NewEvent[]) =>
  tx.query(revokeStatement, eventBatchValues(events));

const hideStatement = statement(
  'ending-hide',
  `WITH ${EVENT_BATCH_CTES} UPDATE proposals p SET ${SET_CHAIN}, excluido_em = novo.em ${FROM_EVENTS}`,
);
/** They leave their owner's list (D21). */
export const hideAll = (tx: Tx, events: readonly NewEvent[]) =>
  tx.query(hideStatement, eventBatchValues(events));

const CONTENT = assignments(WRITTEN_COLUMNS, 2);
const OF_IDS = 'unnest($1::uuid[]) AS alvo (id)';

const eraseStatement = (name: string, marks: string) =>
  statement(
    name,
    `WITH ${closeLinks('excluido', OF_IDS)}
     UPDATE proposals SET ${CONTENT}, ${marks}, link_id = NULL, link_expira_em = NULL WHERE id = ANY($1::uuid[])`,
  );
const eraseUnsignedStatement = eraseStatement('ending-erase-unsigned', 'apagar_detalhes = true');
const eraseRecordStatement = eraseStatement(
  'ending-erase-record',
  'apagar_detalhes = true, apagar_registro = true',
);
const emptyStatement = statement(
  'ending-empty',
  `UPDATE proposals SET ${CONTENT}, apagar_versoes = true WHERE id = ANY($1::uuid[])`,
);
const values = (ids: readonly string[]) => [ids, ...contentValues(ERASED)];

/** D21, unsigned: the link dies and the content goes; versions and details wait for the erasure role. */
export const eraseUnsignedAll = (tx: Tx, ids: readonly string[]) =>
  tx.query(eraseUnsignedStatement, values(ids));
/** A signed record, with everything. */
export const eraseRecords = (tx: Tx, ids: readonly string[]) => tx.query(eraseRecordStatement, values(ids));
/** Signed ones: what was signed stands in the snapshot; link, evidence and history stay (D18, D37). */
export const emptySigned = (tx: Tx, ids: readonly string[]) => tx.query(emptyStatement, values(ids));
