import type { Company } from '@acordo/contracts/http/company/company';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IS_KEPT } from '../../accounts/open-account.js';
import { COMPANY_COLUMNS } from '../../company/company-columns.js';
import { CONTENT_COLUMNS, type ContentRow } from '../../content/content-columns.js';
import { ANSWERED } from '../../states/domain/answers.js';
import { inStates } from '../../states/state-sql.js';
import type { DecisionRecord } from '../../records/domain/decision-record.js';
import {
  PRESENT_RECORD_JOINS,
  RECORD_COLUMNS,
  recordOf,
  type RecordRow,
} from '../../records/record-columns.js';

/** A proposal by its living link, with all that its document is made of. Company columns are null before any were saved. */
export type SharedRow = ContentRow & { [Name in keyof Company]: Company[Name] | null } & {
  link_id: string;
  id: string;
  user_id: string;
  /** The effective one (D14). */
  status: Status;
  versao: number;
  /** 0 before anything was saved. */
  empresa_versao: number;
  criado_em: Date;
  link_expira_em: Date;
  /** The link's last second is over; what that means depends on the status (D15). */
  link_acabou: boolean;
  hash_mostrado: Buffer | null;
  varios_hashes: boolean;
  /** This version is kept already, as somebody saw it. */
  vista: boolean;
  record: DecisionRecord;
  assinatura: SignedDocument | null;
};

/** What was signed: only ever read from here once the record was found to agree. */
export interface SignedDocument {
  versao: number;
  hash: Buffer;
  conteudo: Buffer;
}

type FlatRow = Omit<SharedRow, 'assinatura' | 'record'> & RecordRow & { conteudo: Buffer | null };

const prefixed = (prefix: string, columns: readonly string[]) =>
  columns.map((column) => `${prefix}.${column}`).join(', ');

// A closed link is no longer the proposal's: revoked, replaced and deleted are unknown (D15), and so are all unsigned ones of
// an account that was closed (D37).
const THE_LINKS_PROPOSAL = `proposals p ON p.id = l.proposal_id AND p.link_id = l.id AND ${IS_KEPT}`;
const OF_VERSION = 'LEFT JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = p.versao';
const findStatement = statement(
  'shared-find',
  `SELECT l.id AS link_id, l.hash_mostrado, l.varios_hashes, p.id, p.user_id, p.versao, p.criado_em, p.link_expira_em,
     status_atual(p.status, p.link_expira_em) AS status, link_acabou(p.link_expira_em) AS link_acabou,
     ${prefixed('p', CONTENT_COLUMNS)}, ${prefixed('c', COMPANY_COLUMNS)}, coalesce(c.versao, 0) AS empresa_versao,
     coalesce(v.vista, true) AS vista, ${RECORD_COLUMNS}, r.conteudo
   FROM proposal_links l
   JOIN ${THE_LINKS_PROPOSAL}
   ${OF_VERSION}
   LEFT JOIN company_settings c ON c.user_id = p.user_id
   ${PRESENT_RECORD_JOINS}
   WHERE l.token_hash = $1`,
);

export async function findShared(db: Queryable, tokenHash: Buffer): Promise<SharedRow | null> {
  const row = await one<FlatRow>(db, findStatement, [tokenHash]);
  if (!row) return null;
  const record = recordOf(row);
  const { signature } = record;
  const assinatura = signature &&
    row.conteudo && { versao: signature.versao, hash: signature.conteudo_hash, conteudo: row.conteudo };
  return { ...row, record, assinatura };
}

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

const rememberStatement = statement(
  'shared-remember-hash',
  `WITH marcada AS MATERIALIZED (SELECT versao_vista($3, $4) AS ha), mostrado AS (
     UPDATE proposal_links SET hash_mostrado = coalesce(hash_mostrado, $2),
       varios_hashes = varios_hashes OR coalesce(hash_mostrado <> $2, false)
     FROM marcada WHERE marcada.ha AND id = $1 AND encerrado_em IS NULL
   )
   SELECT ha FROM marcada`,
);

/**
 * D17: the link has shown this document, so its version stays (docs/decisions/0029). Written before the answer leaves;
 * nothing where both were known. False where a save has taken the version's place meanwhile: then nothing may be shown of it.
 */
export async function rememberShown(
  db: Queryable,
  row: Pick<SharedRow, 'link_id' | 'id' | 'versao' | 'vista' | 'hash_mostrado' | 'varios_hashes'>,
  hash: Buffer,
): Promise<boolean> {
  if (row.vista && (row.varios_hashes || row.hash_mostrado?.equals(hash))) return true;
  const marked = await one<{ ha: boolean }>(db, rememberStatement, [row.link_id, hash, row.id, row.versao]);
  return marked?.ha ?? false;
}
