import { type Position, readCursor, writeCursor } from '@acordo/contracts/internal/cursor';
import type { After } from '@acordo/contracts/internal/position';
import { MESSAGES } from '@acordo/contracts/messages';
import { AppError } from '../errors/app-error.js';

/** A page of a list that is newest first (D7). */
export interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The row after which the page starts; null: at the list's beginning. Throws INVALID_FIELDS. */
export function positionOf(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const found = readCursor(cursor);
  if (!found) throw new AppError('INVALID_FIELDS', { fields: { cursor: MESSAGES.invalid } });
  return found;
}

/** What to ask for: one row more than the page holds tells of a next one. Throws INVALID_FIELDS. */
export function askFor({ limit, cursor }: { limit: number; cursor?: string | undefined }): After {
  const rows = limit + 1;
  const after = positionOf(cursor);
  return after ? { rows, em: after.em.toISOString(), id: after.id } : { rows };
}

/** Cuts the page out of what was found, and says where the next one starts. */
export function pageOf<Row>(found: Row[], limit: number, position: (row: Row) => Position): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? writeCursor(position(last)) : null };
}

/** `Link: <…>; rel="next"` with the same filters; no header on the last page. */
export function linkHeader(
  path: string,
  limit: number,
  filters: Readonly<Record<string, string | undefined>>,
  nextCursor: string | null,
): Record<string, string> {
  if (nextCursor === null) return {};
  const query = new URLSearchParams({ limit: String(limit), cursor: nextCursor });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return { link: `<${path}?${query.toString()}>; rel="next"` };
}

/** What a list's controller needs of the HTTP reply. */
export interface ListReply {
  headers(values: Record<string, string>): unknown;
}
