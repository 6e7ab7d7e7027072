import type { Company } from '@acordo/contracts/http/company/company';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { IS_KEPT } from '../../accounts/open-account.js';
import { COMPANY_COLUMNS } from '../../company/persistence/company-settings.js';
import { CONTENT_COLUMNS, type ContentRow } from '../../proposals/persistence/content-columns.js';

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
  assinatura: SignatureRow | null;
};

export interface SignatureRow {
  versao: number;
  nome: string;
  email: string;
  em: Date;
  ip: string;
  hash: Buffer;
  conteudo: Buffer;
}

type FlatRow = Omit<SharedRow, 'assinatura'> & {
  [Name in keyof SignatureRow as `s_${Name}`]: SignatureRow[Name] | null;
};

const prefixed = (prefix: string, columns: readonly string[]) =>
  columns.map((column) => `${prefix}.${column}`).join(', ');

// A closed link is no longer the proposal's: revoked, replaced and deleted are unknown (D15), and so are all unsigned ones of
// an account that was closed (D37).
const THE_LINKS_PROPOSAL = `proposals p ON p.id = l.proposal_id AND p.link_id = l.id AND ${IS_KEPT}`;
const findStatement = statement(
  'shared-find',
  `SELECT l.id AS link_id, l.hash_mostrado, l.varios_hashes, p.id, p.user_id, p.versao, p.criado_em, p.link_expira_em,
     status_atual(p.status, p.link_expira_em) AS status, link_acabou(p.link_expira_em) AS link_acabou,
     ${prefixed('p', CONTENT_COLUMNS)}, ${prefixed('c', COMPANY_COLUMNS)}, coalesce(c.versao, 0) AS empresa_versao,
     s.versao AS s_versao, s.nome AS s_nome, s.email AS s_email, s.em AS s_em, s.ip AS s_ip,
     r.hash AS s_hash, r.conteudo AS s_conteudo
   FROM proposal_links l
   JOIN ${THE_LINKS_PROPOSAL}
   LEFT JOIN company_settings c ON c.user_id = p.user_id
   LEFT JOIN signatures s ON s.decision_id = p.decisao_id
   LEFT JOIN snapshots r ON r.hash = s.conteudo_hash
   WHERE l.token_hash = $1`,
);

export async function findShared(db: Queryable, tokenHash: Buffer): Promise<SharedRow | null> {
  const row = await one<FlatRow>(db, findStatement, [tokenHash]);
  return row && { ...row, assinatura: signatureOf(row) };
}

function signatureOf(row: FlatRow): SignatureRow | null {
  const { s_versao, s_nome, s_email, s_em, s_ip, s_hash, s_conteudo } = row;
  if (s_versao === null || s_nome === null || s_email === null || s_em === null) return null;
  if (s_ip === null || s_hash === null || s_conteudo === null) return null;
  return {
    versao: s_versao,
    nome: s_nome,
    email: s_email,
    em: s_em,
    ip: s_ip,
    hash: s_hash,
    conteudo: s_conteudo,
  };
}

/** How a link stands, without what it shows: `chave` names that, and never names anything else. */
export interface SharedHead {
  link_id: string;
  status: Status;
  versao: number;
  criado_em: Date;
  link_expira_em: Date;
  link_acabou: boolean;
  hash_mostrado: Buffer | null;
  varios_hashes: boolean;
  chave: string;
  assinatura_nome: string | null;
  assinatura_email: string | null;
  assinatura_em: Date | null;
  assinatura_ip: string | null;
}

// A version of the content and one of the company's settings never change (D17), nor does a snapshot.
const headStatement = statement(
  'shared-head',
  `SELECT l.id AS link_id, l.hash_mostrado, l.varios_hashes, coalesce(s.versao, p.versao) AS versao, p.criado_em,
     p.link_expira_em, status_atual(p.status, p.link_expira_em) AS status, link_acabou(p.link_expira_em) AS link_acabou,
     CASE WHEN s.decision_id IS NULL THEN p.id || '.' || p.versao || '.' || coalesce(c.versao, 0)
          ELSE encode(s.conteudo_hash, 'hex') END AS chave,
     s.nome AS assinatura_nome, s.email AS assinatura_email, s.em AS assinatura_em, s.ip AS assinatura_ip
   FROM proposal_links l
   JOIN ${THE_LINKS_PROPOSAL}
   LEFT JOIN company_settings c ON c.user_id = p.user_id
   LEFT JOIN signatures s ON s.decision_id = p.decisao_id
   WHERE l.token_hash = $1`,
);

export const findSharedHead = (db: Queryable, tokenHash: Buffer): Promise<SharedHead | null> =>
  one<SharedHead>(db, headStatement, [tokenHash]);

/** The same name for a whole row. */
export const documentKey = ({ id, versao, empresa_versao, assinatura }: SharedRow): string =>
  assinatura ? assinatura.hash.toString('hex') : `${id}.${versao}.${empresa_versao}`;

const rememberStatement = statement(
  'shared-remember-hash',
  `UPDATE proposal_links SET hash_mostrado = coalesce(hash_mostrado, $2),
     varios_hashes = varios_hashes OR coalesce(hash_mostrado <> $2, false)
   WHERE id = $1 AND encerrado_em IS NULL`,
);

/** D17: the link has shown this document. Written before the answer leaves; nothing where it was known. */
export async function rememberShown(
  db: Queryable,
  row: Pick<SharedRow, 'link_id' | 'hash_mostrado' | 'varios_hashes'>,
  hash: Buffer,
): Promise<void> {
  if (row.varios_hashes || row.hash_mostrado?.equals(hash)) return;
  await db.query(rememberStatement, [row.link_id, hash]);
}
