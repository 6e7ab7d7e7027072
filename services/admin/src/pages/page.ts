import { MESSAGES } from '@acordo/contracts/messages';
import { type Position, readCursor, writeCursor } from '@acordo/contracts/internal/cursor';
import type { After } from '@acordo/contracts/internal/position';
import { AppError } from '@acordo/service-kit/errors/app-error';

export interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** The query for a service: one row more than the page shows whether there is a next one. Throws INVALID_FIELDS. */
export function askFor({ limit, cursor }: PageQuery): After {
  const rows = limit + 1;
  if (cursor === undefined) return { rows };
  const after = readCursor(cursor);
  if (!after) throw new AppError('INVALID_FIELDS', { fields: { cursor: MESSAGES.invalid } });
  return { rows, em: after.em.toISOString(), id: after.id };
}

/** Returns the page of the received rows, and where the next one starts. */
export function pageOf<Row>(found: Row[], limit: number, positionOf: (row: Row) => Position): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? writeCursor(positionOf(last)) : null };
}

/** `Link: <…>; rel="next"` with the same filters; no header on the last page (D7). */
export function linkHeader(
  path: string,
  { limit, q, classe }: { limit: number; q?: string | undefined; classe?: string | undefined },
  nextCursor: string | null,
): Record<string, string> {
  if (nextCursor === null) return {};
  const query = new URLSearchParams({
    limit: String(limit),
    cursor: nextCursor,
    ...(q ? { q } : {}),
    ...(classe ? { classe } : {}),
  });
  return { link: `<${path}?${query.toString()}>; rel="next"` };
}

/** What a controller needs of the HTTP reply. */
export interface Reply {
  headers(values: Record<string, string>): unknown;
}
