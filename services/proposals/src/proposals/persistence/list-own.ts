import { LIST_MAX } from '@acordo/contracts/http/propostas/list';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { type Queryable, type Positional, statement } from '@acordo/service-kit/database/statement';
import { BEFORE_ALL, type Position } from '../domain/cursor.js';
import type { DecisionFacts, OwnFacts } from '../own-row.js';
import { FACTS } from './own-proposal.js';
import { AGREES, DECISION_FACTS, DECISION_JOINS } from './listed-decision.js';

/** A listed proposal: its content as the JSON text that its version was kept as, and what else its owner sees. */
export type ListedRow = OwnFacts & DecisionFacts & { conteudo: string; confere: boolean };

export interface ListFilter {
  status: Status | '';
  /** Folded; looked for literally. */
  text: string;
  after: Position | null;
  rows: number;
}

/**
 * Rows that a statement fetches at most; the next larger of these is taken. The number is written into the statement:
 * with a parameter in its place, the plan that Postgres keeps reads and sorts all that the owner has (ten times slower
 * at 10,000), and without a kept plan planning costs more than reading (bench/list.mjs).
 */
const SIZES = [21, 51, 101, LIST_MAX + 1] as const;
const statements = new Map<string, Positional>();

// The page is cut out before anything is joined; the content comes as its version's text, which costs a tenth of its columns. The first page starts before everything, so that one statement, and one
// plan on the owner's index, serves every page. A filter that isn't asked for isn't in the statement.
function listStatement(size: number, byStatus: boolean, byText: boolean): Positional {
  const name = ['proposal-list-own', size, byStatus && 'status', byText && 'text'].filter(Boolean).join('-');
  const known = statements.get(name);
  if (known) return known;
  const made = statement(
    name,
    `SELECT ${FACTS}, ${DECISION_FACTS}, ${AGREES} AS confere, convert_from(v.conteudo, 'UTF8') AS conteudo
     FROM (
       SELECT * FROM proposals
       WHERE user_id = $1 AND excluido_em IS NULL AND (criado_em, id) < ($2::timestamptz, $3::uuid)
         ${byStatus ? 'AND status_atual(status, link_expira_em) = $4' : ''}
         ${byText ? `AND position($${byStatus ? 5 : 4} IN busca) > 0` : ''}
       ORDER BY criado_em DESC, id DESC LIMIT ${size}
     ) p JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = p.versao
     LEFT JOIN proposal_links l ON l.id = p.link_id ${DECISION_JOINS} ORDER BY p.criado_em DESC, p.id DESC`,
  );
  statements.set(name, made);
  return made;
}

/** The question itself, for who asks it apart from the service (bench/list.mjs). */
export function listQuestion(userId: string, { status, text, after, rows }: ListFilter) {
  const { criado_em, id } = after ?? BEFORE_ALL;
  const size = SIZES.find((most) => most >= rows) ?? LIST_MAX + 1;
  const values = [userId, criado_em, id, ...(status ? [status] : []), ...(text ? [text] : [])];
  return { question: listStatement(size, status !== '', text !== ''), values };
}

export async function listOwn(db: Queryable, userId: string, filter: ListFilter): Promise<ListedRow[]> {
  const { question, values } = listQuestion(userId, filter);
  const rows = await db.query<ListedRow>(question, values);
  return rows.slice(0, filter.rows);
}
