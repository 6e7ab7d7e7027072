import { parameters, raw, sql } from '../database/sql.js';
import { one, type Queryable, statement } from '../database/statement.js';
import type { SealedText, TextCipher } from './text-cipher.js';

const PAGE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A column with a value that TextCipher encrypted, bound to its row's id; `chave_id` is its key. */
export interface SealedPlace {
  /** For people. */
  name: string;
  table: string;
  id: string;
  column: string;
  cipher: TextCipher;
  /** SQL: rows that are still used; others may keep their old key. */
  living?: string;
}

export interface Count {
  name: string;
  /** Under the first key since this run. */
  resealed: number;
  /** Under the first key before. */
  current: number;
  /** Under an older key of the list. */
  older: number;
  /** With none of the keys: altered, or the key was removed. */
  unreadable: number;
}

type Sealed = SealedText & { id: string };

/**
 * Encrypts with the first key what older keys encrypted (docs/decisions/0022), one page a statement: killed at any moment it
 * leaves complete rows, and the next run continues. `write: false` only counts.
 */
export async function reseal(db: Queryable, place: SealedPlace, write: boolean): Promise<Count> {
  const before = await one(db, statements(place).count, { keyId: place.cipher.keyId });
  let resealed = 0;
  // Meanwhile a copy of the service without the new key may add rows; locked rows wait for the next pass.
  for (let done = write ? await pass(db, place) : 0; done > 0; done = await pass(db, place)) resealed += done;
  let older = 0;
  let unreadable = 0;
  for await (const rows of pages(db, place))
    for (const row of rows)
      if (openOrNull(place, row) === null) unreadable += 1;
      else older += 1;
  return { name: place.name, resealed, current: before?.current ?? 0, older, unreadable };
}

async function pass(db: Queryable, place: SealedPlace): Promise<number> {
  let done = 0;
  for await (const rows of pages(db, place)) {
    const readable = rows.flatMap((row) => {
      const text = openOrNull(place, row);
      return text === null ? [] : [{ row, after: place.cipher.seal(text, row.id).cifrado }];
    });
    const values = {
      ids: readable.map(({ row }) => row.id),
      before: readable.map(({ row }) => row.cifrado),
      after: readable.map(({ after }) => after),
      keyId: place.cipher.keyId,
    };
    if (readable.length > 0) done += (await db.query(statements(place).replace, values)).length;
  }
  return done;
}

async function* pages(db: Queryable, place: SealedPlace): AsyncGenerator<Sealed[]> {
  let last = FIRST_ID;
  for (;;) {
    const rows = await db.query(statements(place).page, { keyId: place.cipher.keyId, last });
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.id;
  }
}

function openOrNull({ cipher }: SealedPlace, row: Sealed): string | null {
  try {
    return cipher.open(row, row.id);
  } catch {
    return null;
  }
}

interface Given {
  keyId: string;
  /** Of the previous page. */
  last: string;
  ids: readonly string[];
  before: readonly Buffer[];
  after: readonly Buffer[];
}
const p = parameters<Given>();

/** Of one column; the names of table and columns are constants of our code. */
function statements({ table: name, id: idColumn, column: sealed, living: condition = 'true' }: SealedPlace) {
  const [table, id, column, living] = [raw(name), raw(idColumn), raw(sealed), raw(condition)];
  return {
    page: statement(
      `reseal-page-${name}`,
      sql`SELECT ${id} AS id, ${column} AS cifrado, chave_id FROM ${table}
          WHERE ${column} IS NOT NULL AND chave_id <> ${p.keyId} AND ${id} > ${p.last} AND ${living}
          ORDER BY ${id} LIMIT ${raw(`${PAGE}`)}`,
    ).returning<Sealed>(),
    // Waits for no lock (locked rows are skipped), and replaces only what it has read.
    replace: statement(
      `reseal-replace-${name}`,
      sql`WITH given AS (
            SELECT * FROM unnest(${p.ids}::uuid[], ${p.before}::bytea[], ${p.after}::bytea[]) AS g (id, before, after)
          ), free AS MATERIALIZED (
            SELECT t.${id} AS id FROM ${table} t JOIN given g ON g.id = t.${id} AND g.before = t.${column}
            FOR NO KEY UPDATE OF t SKIP LOCKED
          )
          UPDATE ${table} t SET ${column} = g.after, chave_id = ${p.keyId} FROM given g JOIN free USING (id)
          WHERE t.${id} = g.id AND t.${column} = g.before RETURNING 1 AS done`,
    ),
    count: statement(
      `reseal-count-${name}`,
      sql`SELECT count(*)::int AS current FROM ${table}
          WHERE ${column} IS NOT NULL AND chave_id = ${p.keyId} AND ${living}`,
    ).returning<{ current: number }>(),
  };
}
