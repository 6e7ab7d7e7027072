import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { COPY_SENT } from '../../history/copy-sent.js';
import type { DecisionRecord } from '../../records/domain/decision-record.js';
import {
  PRESENT_RECORD_JOINS,
  RECORD_COLUMNS,
  recordOf,
  type RecordRow,
} from '../../records/record-columns.js';
import { DECIDED } from '../../states/domain/decisions.js';
import { inStates } from '../../states/state-sql.js';
import { OF_VERSION, type SharedRow, JOIN_LINKED_PROPOSAL } from '../shared-proposal.js';

/** The state of a link, without its document: `key` identifies that uniquely. */
export type SharedHead = Pick<
  SharedRow,
  | 'link_id'
  | 'id'
  | 'status'
  | 'versao'
  | 'vista'
  | 'criado_em'
  | 'link_expira_em'
  | 'link_ended'
  | 'hash_mostrado'
  | 'varios_hashes'
  | 'copia_enviada'
> & {
  key: string;
  /** The stored decision; null without one. */
  record: DecisionRecord | null;
};
type StoredHead = Omit<SharedHead, 'record' | 'copia_enviada'>;

const p = parameters<{ tokenHash: Buffer }>();
const HEAD = sql`l.id AS link_id, p.id, coalesce(v.vista, true) AS vista, l.hash_mostrado, l.varios_hashes, p.criado_em,
  p.link_expira_em, status_atual(p.status, p.link_expira_em) AS status, link_acabou(p.link_expira_em) AS link_ended`;
const UNSIGNED_KEY = sql`p.id || '.' || p.versao || '.' || coalesce(c.versao, 0) || '.' || coalesce(p.numero, '')`;
const OF_LINK = sql`FROM proposal_links l JOIN ${JOIN_LINKED_PROPOSAL} ${OF_VERSION}
   LEFT JOIN company_settings c ON c.user_id = p.user_id`;

// A version of the content and one of the company's settings never change (D17); a number is given once (P127). Most links are opened before any
// decision: the decision's rows are read only if there is one, by the proposal's row or by its history.
const headStatement = statement(
  'shared-head',
  sql`SELECT ${HEAD}, p.versao, ${UNSIGNED_KEY} AS key, ${inStates('p.status', DECIDED)} OR p.decisao_id IS NOT NULL
     OR EXISTS (SELECT 1 FROM proposal_events a WHERE a.proposal_id = p.id AND a.tipo = 'assinada') AS decided
   ${OF_LINK} WHERE l.token_hash = ${p.tokenHash}`,
).returning<StoredHead & { decided: boolean }>();
const decidedStatement = statement(
  'shared-head-decided',
  sql`SELECT ${HEAD}, coalesce(s.versao, p.versao) AS versao,
     CASE WHEN s.decision_id IS NULL THEN ${UNSIGNED_KEY} ELSE encode(s.conteudo_hash, 'hex') END AS key,
     ${COPY_SENT} AS copia_enviada, ${RECORD_COLUMNS}
   ${OF_LINK} ${PRESENT_RECORD_JOINS} WHERE l.token_hash = ${p.tokenHash}`,
).returning<StoredHead & RecordRow & Pick<SharedHead, 'copia_enviada'>>();

export async function findSharedHead(db: Queryable, tokenHash: Buffer): Promise<SharedHead | null> {
  const head = await one(db, headStatement, { tokenHash });
  if (!head?.decided) return head && { ...head, record: null, copia_enviada: null };
  const row = await one(db, decidedStatement, { tokenHash });
  return row && { ...row, record: recordOf(row) };
}

/** The same key for a whole row. */
export const documentKey = ({ id, versao, company_version, numero, assinatura }: SharedRow): string =>
  assinatura ? assinatura.hash.toString('hex') : `${id}.${versao}.${company_version}.${numero ?? ''}`;
