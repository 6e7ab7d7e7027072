/** The last row of a page of a list that is newest first: rows that are added meanwhile are newer, so the next page stays the same. */
export interface Position {
  em: Date;
  id: string;
}

const SHAPE = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** Of a year with four digits: Postgres refuses a later one as `toISOString` writes it. */
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/** Opaque to clients. */
export const writeCursor = ({ em, id }: Position): string =>
  Buffer.from(`${em.getTime()}.${id}`).toString('base64url');

/** Null when the text is no cursor of ours. */
export function readCursor(text: string): Position | null {
  const [, millis, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!millis || !id || Number(millis) > LAST_INSTANT) return null;
  return { em: new Date(Number(millis)), id };
}
