import type { Company } from '@acordo/contracts/http/company/company';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IS_KEPT } from '../accounts/open-account.js';
import { COMPANY_COLUMNS } from '../company/company-columns.js';
import { CONTENT_COLUMNS, type ContentRow } from '../content/content-columns.js';
import { ISSUE_COLUMNS, type IssueRow } from '../content/issue-columns.js';
import { qualifiedColumns } from '../database/columns.js';
import type { ProposalEntity } from '../database/entities/proposal.js';
import type { ProposalLinkEntity } from '../database/entities/proposal-link.js';
import type { DecisionRecord } from '../records/domain/decision-record.js';
import { COPY_SENT } from '../history/copy-sent.js';
import { PRESENT_RECORD_JOINS, RECORD_COLUMNS, recordOf, type RecordRow } from '../records/record-columns.js';

/** A proposal by its valid link, with all data of its document. Company columns are null before any were saved. */
export type SharedRow = ContentRow &
  IssueRow & { [Name in keyof Company]: Company[Name] | null } & Pick<
    ProposalEntity,
    'id' | 'user_id' | 'versao' | 'criado_em'
  > &
  Pick<ProposalLinkEntity, 'hash_mostrado' | 'varios_hashes'> & {
    link_id: string;
    /** The effective one (D14). */
    status: Status;
    /** 0 before anything was saved. */
    company_version: number;
    link_expira_em: Date;
    /** The link's last second is over; the effect depends on the status (D15). */
    link_ended: boolean;
    /** This version is kept already, since somebody saw it. */
    vista: boolean;
    /** Of a signed proposal, once it is known. */
    copia_enviada: boolean | null;
    record: DecisionRecord;
    assinatura: SignedDocument | null;
  };

/** What was signed: only read from here once the record was found to agree. */
export interface SignedDocument {
  versao: number;
  hash: Buffer;
  conteudo: Buffer;
}

type FlatRow = Omit<SharedRow, 'assinatura' | 'record'> & RecordRow & { conteudo: Buffer | null };

// A closed link is no longer the proposal's: revoked, replaced and deleted are unknown (D15), and so are all unsigned ones of
// an account that was closed (D37).
export const JOIN_LINKED_PROPOSAL = sql`proposals p ON p.id = l.proposal_id AND p.link_id = l.id AND ${IS_KEPT}`;
export const OF_VERSION = sql`LEFT JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = p.versao`;
const p = parameters<{ tokenHash: Buffer }>();
const findStatement = statement(
  'shared-find',
  sql`SELECT l.id AS link_id, l.hash_mostrado, l.varios_hashes, p.id, p.user_id, p.versao, p.criado_em, p.link_expira_em,
     status_atual(p.status, p.link_expira_em) AS status, link_acabou(p.link_expira_em) AS link_ended,
     ${qualifiedColumns('p', CONTENT_COLUMNS)}, ${qualifiedColumns('p', ISSUE_COLUMNS)}, ${qualifiedColumns('c', COMPANY_COLUMNS)}, coalesce(c.versao, 0) AS company_version,
     coalesce(v.vista, true) AS vista, ${COPY_SENT} AS copia_enviada, ${RECORD_COLUMNS}, r.conteudo
   FROM proposal_links l
   JOIN ${JOIN_LINKED_PROPOSAL}
   ${OF_VERSION}
   LEFT JOIN company_settings c ON c.user_id = p.user_id
   ${PRESENT_RECORD_JOINS}
   WHERE l.token_hash = ${p.tokenHash}`,
).returning<FlatRow>();

export async function findShared(db: Queryable, tokenHash: Buffer): Promise<SharedRow | null> {
  const row = await one(db, findStatement, { tokenHash });
  if (!row) return null;
  const record = recordOf(row);
  const { signature } = record;
  const assinatura = signature &&
    row.conteudo && { versao: signature.versao, hash: signature.conteudo_hash, conteudo: row.conteudo };
  return { ...row, record, assinatura };
}
