import { LIST_MAX } from '@acordo/contracts/http/propostas/list';
import type { Status } from '@acordo/contracts/http/propostas/states';
import type { Position } from '@acordo/contracts/internal/cursor';
import { BEFORE_ALL } from '@acordo/contracts/internal/position';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { DecisionFacts, OwnFacts } from '../own-row.js';
import { FACTS } from './own-proposal.js';
import { AGREES, DECISION_FACTS, DECISION_JOINS } from './listed-decision.js';

/** A listed proposal: its content as the stored JSON text of its version, and what else its owner sees. */
export type ListedRow = OwnFacts & DecisionFacts & { conteudo: string; agrees: boolean };

export interface ListFilter {
  status: Status | '';
  /** Folded; searched literally. */
  text: string;
  after: Position | null;
  rows: number;
}

/**
 * Rows that a statement fetches at most; the next larger of these is taken. The number is written into the statement:
 * with a parameter instead, the plan that Postgres caches reads and sorts all of the owner's rows (ten times slower
 * at 10,000), and without a cached plan planning costs more than reading (bench/list.mjs).
 */
const SIZES = [21, 51, 101, LIST_MAX + 1] as const;
const p = parameters<{
  userId: string;
  em: Date | string;
  id: string;
  status: string;
  text: string;
}>();

// The page is cut out before anything is joined; the content is read as its version's text, which costs a tenth of its columns.
// The first page starts before everything, so that one statement, and one plan on the owner's index, serves every page. An
// unused filter isn't in the statement.
function listStatement(size: number, byStatus: boolean, byText: boolean) {
  const name = ['proposal-list-own', size, byStatus && 'status', byText && 'text'].filter(Boolean).join('-');
  return statement(
    name,
    sql`SELECT ${FACTS}, ${DECISION_FACTS}, ${AGREES} AS agrees, convert_from(v.conteudo, 'UTF8') AS conteudo
     FROM (
       SELECT * FROM proposals
       WHERE user_id = ${p.userId} AND excluido_em IS NULL AND (criado_em, id) < (${p.em}::timestamptz, ${p.id}::uuid)
         ${byStatus ? sql`AND status_atual(status, link_expira_em) = ${p.status}` : sql``}
         ${byText ? sql`AND position(${p.text} IN busca) > 0` : sql``}
       ORDER BY criado_em DESC, id DESC LIMIT ${raw(size)}
     ) p JOIN proposal_versions v ON v.proposal_id = p.id AND v.versao = p.versao
     LEFT JOIN proposal_links l ON l.id = p.link_id ${DECISION_JOINS} ORDER BY p.criado_em DESC, p.id DESC`,
  ).returning<ListedRow>();
}
const STATEMENTS = SIZES.flatMap((size) =>
  [true, false].flatMap((byStatus) =>
    [true, false].map((byText) => ({
      size,
      byStatus,
      byText,
      question: listStatement(size, byStatus, byText),
    })),
  ),
);

/** The statement itself, for running it outside the service (bench/list.mjs). */
export function listQuery(userId: string, { status, text, after, rows }: ListFilter) {
  const found = STATEMENTS.find(
    (one) => one.size >= rows && one.byStatus === (status !== '') && one.byText === (text !== ''),
  );
  if (!found) throw new Error(`no list of ${rows} rows`);
  return { question: found.question, values: { userId, ...(after ?? BEFORE_ALL), status, text } };
}

export async function listOwn(db: Queryable, userId: string, filter: ListFilter): Promise<ListedRow[]> {
  const { question, values } = listQuery(userId, filter);
  const rows = await db.query(question, values);
  return rows.slice(0, filter.rows);
}
