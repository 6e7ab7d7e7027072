import { readCursor as read, writeCursor as write } from '@acordo/contracts/internal/cursor';

/** The last row of a page: rows that are added meanwhile are newer, so the next page stays the same. */
export interface Position {
  criado_em: Date;
  id: string;
}

/** Before the first row: newer than everything. Postgres reads 'infinity' as a timestamptz. */
export const BEFORE_ALL = { criado_em: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const;

/** Opaque to clients. */
export const writeCursor = ({ criado_em, id }: Position): string => write({ em: criado_em, id });

/** Null when the text is no cursor of ours. */
export function readCursor(text: string): Position | null {
  const found = read(text);
  return found && { criado_em: found.em, id: found.id };
}
