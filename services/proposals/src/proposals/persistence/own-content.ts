import type { Content } from '@acordo/contracts/http/propostas/content';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { CONTENT_COLUMNS, type ContentRow, toContent } from '../../content/content-columns.js';

const p = parameters<{ id: string; userId: string }>();
const ownContentStatement = statement(
  'proposal-own-content',
  sql`SELECT ${raw(CONTENT_COLUMNS.join(', '))} FROM proposals
   WHERE id = ${p.id} AND user_id = ${p.userId} AND excluido_em IS NULL`,
).returning<ContentRow>();

/**
 * The current content. That of a signed proposal is locked (D14), so it equals its snapshot. Throws
 * PROPOSAL_NOT_FOUND for absent, deleted and someone else's alike (D5).
 */
export async function ownContent(db: Queryable, id: string, userId: string): Promise<Content> {
  const row = await one(db, ownContentStatement, { id, userId });
  if (!row) throw new AppError('PROPOSAL_NOT_FOUND');
  return toContent(row);
}
