import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { type Queryable, queryable } from '../src/database/statement.js';
import { reseal, type SealedPlace } from '../src/secrets/reseal.js';
import { TextCipher } from '../src/secrets/text-cipher.js';

/** More than two pages of it. */
const ROWS = 1_200;
const PURPOSE = 'test';
const [older, newer] = [randomBytes(32), randomBytes(32)];
const place = (...keys: [Buffer, ...Buffer[]]): SealedPlace => ({
  name: 'Textos',
  table: 'sealed',
  id: 'id',
  column: 'texto',
  cipher: new TextCipher(keys, PURPOSE),
});

let database: TestDatabase;
let rows: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  rows = new pg.Pool({ connectionString: database.adminUrl, max: 3 });
  rows.on('error', () => undefined); // one test ends connections
  await rows.query('CREATE TABLE sealed (id uuid PRIMARY KEY, texto bytea, chave_id text NOT NULL)');
});
beforeEach(async () => {
  await rows.query('TRUNCATE sealed');
  await fill(ROWS, older);
});
afterAll(async () => {
  await rows.end();
  await database.drop();
});

async function fill(count: number, key: Buffer) {
  const cipher = new TextCipher([key], PURPOSE);
  const ids = Array.from({ length: count }, () => randomUUID());
  const sealed = ids.map((id) => cipher.seal(`texto de ${id}`, id).cifrado);
  await rows.query(
    'INSERT INTO sealed SELECT id, texto, $3 FROM unnest($1::uuid[], $2::bytea[]) AS n (id, texto)',
    [ids, sealed, cipher.keyId],
  );
}
/** What each row decrypts to with these keys only. */
async function unreadableWith(...keys: [Buffer, ...Buffer[]]): Promise<number> {
  const cipher = new TextCipher(keys, PURPOSE);
  const { rows: all } = await rows.query<{ id: string; texto: Buffer; chave_id: string }>(
    'SELECT id, texto, chave_id FROM sealed WHERE texto IS NOT NULL',
  );
  return all.filter(
    ({ id, texto, chave_id }) => cipher.open({ cifrado: texto, chave_id }, id) !== `texto de ${id}`,
  ).length;
}

describe('encrypting again (docs/decisions/0022, attack 213)', () => {
  it('keeps everything readable: with both keys before it, with only the new one after it', async () => {
    expect([await unreadableWith(newer, older), await unreadableWith(newer)]).toEqual([0, ROWS]);
    const done = await reseal(queryable(rows), place(newer, older), true);
    expect(done).toEqual({ name: 'Textos', resealed: ROWS, current: 0, older: 0, unreadable: 0 });
    expect(await unreadableWith(newer)).toBe(0);
    const again = await reseal(queryable(rows), place(newer, older), true);
    expect(again).toMatchObject({ resealed: 0, current: ROWS, older: 0, unreadable: 0 });
  });

  it('killed half way leaves complete rows, and continues at the next start', async () => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    client.on('error', () => undefined);
    await client.connect();
    let replaced = 0;
    const dying: Queryable = {
      query: async (asked, ...given) => {
        if (asked.name.includes('replace') && (replaced += 1) === 2) {
          const { rows: who } = await client.query('SELECT pg_backend_pid() AS pid');
          await rows.query('SELECT pg_terminate_backend($1)', [who[0].pid]);
        }
        return queryable(client).query(asked, ...given);
      },
    };
    await expect(reseal(dying, place(newer, older), true)).rejects.toThrow();
    const left = await unreadableWith(newer);
    expect([left > 0, left < ROWS, await unreadableWith(newer, older)]).toEqual([true, true, 0]);
    const rest = await reseal(queryable(rows), place(newer, older), true);
    expect(rest).toMatchObject({ resealed: left, current: ROWS - left, older: 0 });
    expect(await unreadableWith(newer)).toBe(0);
  });

  it('only counts with write: false', async () => {
    const count = await reseal(queryable(rows), place(newer, older), false);
    expect(count).toMatchObject({ resealed: 0, current: 0, older: ROWS, unreadable: 0 });
    expect(await unreadableWith(older)).toBe(0);
  });

  it('reports rows that no key decrypts, and leaves them as they are', async () => {
    await rows.query('TRUNCATE sealed');
    await fill(2, randomBytes(32));
    await fill(3, older);
    await fill(1, newer);
    await rows.query(
      `UPDATE sealed SET texto = set_byte(texto, 14, get_byte(texto, 14) # 1) WHERE id = (
         SELECT id FROM sealed WHERE chave_id = $1 LIMIT 1)`,
      [new TextCipher([older], PURPOSE).keyId],
    );
    const before = await rows.query('SELECT * FROM sealed ORDER BY id');
    const count = await reseal(queryable(rows), place(newer, older), true);
    expect(count).toMatchObject({ resealed: 2, current: 1, older: 0, unreadable: 3 });
    const after = await rows.query('SELECT * FROM sealed ORDER BY id');
    expect(after.rows.filter((row, at) => !row.texto.equals(before.rows[at].texto))).toHaveLength(2);
  });

  it('restores nothing that was erased after it was read', async () => {
    const erasing: Queryable = {
      query: async (asked, ...given) => {
        if (asked.name.includes('replace'))
          await rows.query('UPDATE sealed SET texto = NULL WHERE id = ($1::uuid[])[1]', [
            (given[0] as unknown as { ids: string[] }).ids,
          ]);
        return queryable(rows).query(asked, ...given);
      },
    };
    const pages = Math.ceil(ROWS / 500);
    expect(await reseal(erasing, place(newer, older), true)).toMatchObject({
      resealed: ROWS - pages,
      older: 0,
    });
    expect((await rows.query('SELECT 1 FROM sealed WHERE texto IS NULL')).rowCount).toBe(pages);
  });

  it('waits for no locked row', async () => {
    const holder = await rows.connect();
    await holder.query('BEGIN');
    await holder.query('UPDATE sealed SET texto = NULL WHERE id = (SELECT min(id::text)::uuid FROM sealed)');
    const first = await reseal(queryable(rows), place(newer, older), true);
    expect(first).toMatchObject({ resealed: ROWS - 1, older: 1 });
    await holder.query('COMMIT');
    holder.release();
    expect(await reseal(queryable(rows), place(newer, older), true)).toMatchObject({ resealed: 0, older: 0 });
  });
});
