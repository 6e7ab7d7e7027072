import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import {
  PRESENT_RECORD_JOINS,
  RECORD_COLUMNS,
  recordOf,
  type RecordRow,
} from '../../records/record-columns.js';
import { qualifiedColumns } from '../../database/columns.js';
import { CONTENT_COLUMNS } from '../../content/content-columns.js';
import type { OwnRow } from '../own-row.js';

/** Of `p` and its link `l`. */
export const FACTS = sql`p.id, p.user_id, status_atual(p.status, p.link_expira_em) AS status, p.status_desenvolvimento,
  p.versao, p.link_id, p.link_expira_em, link_acabou(p.link_expira_em) AS link_ended, l.token_cifrado,
  l.chave_id, p.criado_em, p.atualizado_em, p.vista_primeira_em, p.vista_ultima_em, p.vistas,
  p.numero, p.emissao, p.lembrete_em, l.novo_link_pedido_em, l.lembrar_cliente`;

const p = parameters<{ id: string; userId: string }>();
const findOwnStatement = statement(
  'proposal-find-own',
  sql`SELECT ${FACTS}, ${qualifiedColumns('p', CONTENT_COLUMNS)}, ${RECORD_COLUMNS}, r.conteudo
   FROM proposals p LEFT JOIN proposal_links l ON l.id = p.link_id ${PRESENT_RECORD_JOINS}
   WHERE p.id = ${p.id} AND p.user_id = ${p.userId} AND p.excluido_em IS NULL`,
).returning<Omit<OwnRow, 'record'> & RecordRow>();

/** Throws PROPOSAL_NOT_FOUND for absent, deleted and someone else's alike (D5). */
export async function findOwn(db: Queryable, id: string, userId: string): Promise<OwnRow> {
  const row = await one(db, findOwnStatement, { id, userId });
  if (!row) throw new AppError('PROPOSAL_NOT_FOUND');
  return { ...row, record: recordOf(row) };
}
