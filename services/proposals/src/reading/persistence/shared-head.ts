import type { Status } from '@acordo/contracts/http/propostas/states';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { DecisionRecord } from '../../records/domain/decision-record.js';
import {
  PRESENT_RECORD_JOINS,
  RECORD_COLUMNS,
  recordOf,
  type RecordRow,
} from '../../records/record-columns.js';
import { ANSWERED } from '../../states/domain/answers.js';
import { inStates } from '../../states/state-sql.js';
import { OF_VERSION, type SharedRow, THE_LINKS_PROPOSAL } from '../shared-proposal.js';

/** How a link stands, without what it shows: `chave` names that, and never names anything else. */
export interface SharedHead {
  link_id: string;
  id: string;
  status: Status;
  versao: number;
  vista: boolean;
  criado_em: Date;
  link_expira_em: Date;
  link_acabou: boolean;
  hash_mostrado: Buffer | null;
  varios_hashes: boolean;
  chave: string;
  /** What is stored of the decision; null where nobody decided. */
  record: DecisionRecord | null;
}

const HEAD = `l.id AS link_id, p.id, coalesce(v.vista, true) AS vista, l.hash_mostrado, l.varios_hashes, p.criado_em, p.link_expira_em,
  status_atual(p.status, p.link_expira_em) AS status, link_acabou(p.link_expira_em) AS link_acabou`;
const UNSIGNED_KEY = `p.id || '.' || p.versao || '.' || coalesce(c.versao, 0)`;
const OF_LINK = `FROM proposal_links l JOIN ${THE_LINKS_PROPOSAL} ${OF_VERSION}
   LEFT JOIN company_settings c ON c.user_id = p.user_id`;

// A version of the content and one of the company's settings never change (D17). Most links are opened before anybody
// decided: all that speaks of a decision is asked for only where there is one, by the proposal's row or by its history.
const headStatement = statement(
  'shared-head',
  `SELECT ${HEAD}, p.versao, ${UNSIGNED_KEY} AS chave, ${inStates('p.status', ANSWERED)} OR p.decisao_id IS NOT NULL
     OR EXISTS (SELECT 1 FROM proposal_events a WHERE a.proposal_id = p.id AND a.tipo = 'assinada') AS decidida
   ${OF_LINK} WHERE l.token_hash = $1`,
);
const decidedStatement = statement(
  'shared-head-decided',
  `SELECT ${HEAD}, coalesce(s.versao, p.versao) AS versao,
     CASE WHEN s.decision_id IS NULL THEN ${UNSIGNED_KEY} ELSE encode(s.conteudo_hash, 'hex') END AS chave, ${RECORD_COLUMNS}
   ${OF_LINK} ${PRESENT_RECORD_JOINS} WHERE l.token_hash = $1`,
);

export async function findSharedHead(db: Queryable, tokenHash: Buffer): Promise<SharedHead | null> {
  const head = await one<SharedHead & { decidida: boolean }>(db, headStatement, [tokenHash]);
  if (!head?.decidida) return head && { ...head, record: null };
  const row = await one<Omit<SharedHead, 'record'> & RecordRow>(db, decidedStatement, [tokenHash]);
  return row && { ...row, record: recordOf(row) };
}

/** The same name for a whole row. */
export const documentKey = ({ id, versao, empresa_versao, assinatura }: SharedRow): string =>
  assinatura ? assinatura.hash.toString('hex') : `${id}.${versao}.${empresa_versao}`;
