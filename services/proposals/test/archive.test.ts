import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it, jest } from '@jest/globals';
import { csvOf } from '../src/exports/archive/csv.js';
import { jsonListOf } from '../src/exports/archive/json-list.js';
import { retryWhileBusy } from '../src/exports/archive/retry-while-busy.js';
import { type Entry, zipPieces } from '../src/exports/archive/zip.js';
import { cellsOf, unzip } from './support/unzip.js';

const KB = 1024;
const at = new Date('2026-11-28T12:00:00Z');
const entry = (name: string, open: () => Readable | Promise<Readable>, compress = true): Entry => ({
  name,
  compress,
  open: async () => open(),
});
async function all(pieces: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}

describe('an archive (D37)', () => {
  it('is a zip of the files, in pieces of one size', async () => {
    const noise = randomBytes(200 * KB);
    const pieces: Buffer[] = [];
    const files = [
      entry('a.txt', () => Readable.from(['olá ', 'mundo'])),
      entry('pasta/ção.pdf', () => Readable.from([noise]), false),
      entry('vazio', () => Readable.from([])),
    ];
    for await (const piece of zipPieces(files, { size: 64 * KB, at })) pieces.push(piece);
    expect(new Set(pieces.slice(0, -1).map(({ length }) => length))).toEqual(new Set([64 * KB]));
    const found = unzip(Buffer.concat(pieces));
    expect([...found.keys()]).toEqual(['a.txt', 'pasta/ção.pdf', 'vazio']);
    expect(found.get('a.txt')?.toString()).toBe('olá mundo');
    expect(found.get('pasta/ção.pdf')?.equals(noise)).toBe(true);
    expect(found.get('vazio')?.length).toBe(0);
  });

  it('is never far ahead of its reader, however large it is', async () => {
    const [parts, size] = [400, 64 * KB];
    let made = 0;
    let open = 0;
    let mostOpen = 0;
    const large = () => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      return Readable.from(
        (async function* () {
          for (let i = 0; i < parts / 4; i += 1) {
            made += size;
            yield randomBytes(size);
          }
          open -= 1;
        })(),
        { objectMode: false },
      );
    };
    const files = ['1', '2', '3', '4'].map((name) => entry(name, large, false));
    let taken = 0;
    let ahead = 0;
    for await (const piece of zipPieces(files, { size: 512 * KB, at })) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      taken += piece.length;
      ahead = Math.max(ahead, made - taken);
    }
    expect(made).toBe(parts * size); // 25 MB
    expect(ahead).toBeLessThan(2 * KB * KB);
    expect(mostOpen).toBe(1);
  });

  it('closes the current file when it is no longer read', async () => {
    const stream = Readable.from(
      (async function* () {
        for (;;) yield randomBytes(64 * KB);
      })(),
      { objectMode: false },
    );
    for await (const _piece of zipPieces([entry('a', () => stream, false)], { size: KB, at })) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stream.destroyed).toBe(true);
  });

  it('holds no earlier file while it goes on: Node would warn of so many listeners (attack 187)', async () => {
    const once = jest.spyOn(EventEmitter.prototype, 'once');
    let most = 0;
    const files = Array.from({ length: 30 }, (_, i) =>
      entry(`${i}`, () => {
        const seen = once.mock.contexts as EventEmitter[];
        const counts = seen.map((emitter) => emitter.listenerCount('close'));
        most = Math.max(most, ...counts);
        return Readable.from(['a']);
      }),
    );
    await all(zipPieces(files, { size: KB, at }));
    once.mockRestore();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
  });

  it.each([
    ['can’t be opened', () => Promise.reject<Readable>(new Error('broken'))],
    [
      'breaks off',
      () =>
        Readable.from(
          (async function* () {
            yield 'a';
            throw new Error('broken');
          })(),
        ),
    ],
  ])('fails where a file %s', async (_what, open) => {
    const files = [
      entry('a', () => Readable.from(['a'])),
      entry('b', open),
      entry('c', () => Readable.from(['c'])),
    ];
    await expect(all(zipPieces(files, { size: KB, at }))).rejects.toThrow('broken');
  });
});

describe('a table', () => {
  it.each(['=1+1', '+55 11', '-2', '@SUM(A1)', '\t=1', '\r=1', '=cmd|" /C calc"!A0', '＝1+1'])(
    'shows %j as a text, never as a formula (attack 83)',
    async (evil) => {
      const text = (await all(csvOf(Readable.from([['Título'], [evil]])))).toString();
      expect(text.startsWith('\uFEFF"Título"\r\n')).toBe(true);
      expect(cellsOf(text.slice(1))[1]).toEqual([`'${evil}`]);
    },
  );

  it('keeps every other text, with separators, quotes and line ends in it', async () => {
    const row = ['a;b', 'c"d', 'e\nf', '1.234,56', '', 'ção', '2026-11-28'];
    const text = (await all(csvOf(Readable.from([row])))).toString();
    expect(cellsOf(text.slice(1))).toEqual([row]);
  });

  it('ends with its source’s error', async () => {
    const source = (async function* () {
      yield ['a'];
      throw new Error('broken');
    })();
    await expect(all(csvOf(source))).rejects.toThrow('broken');
  });
});

describe('a JSON list', () => {
  it.each([[[]], [[{ a: 1 }]], [[{ a: 1 }, { b: ['ç'] }]]])('%j', async (rows) => {
    expect(JSON.parse((await all(jsonListOf(Readable.from(rows)))).toString())).toEqual(rows);
  });
});

describe('retrying while busy', () => {
  it('waits while it is busy, and not for other errors', async () => {
    let tries = 0;
    const work = async () => {
      if ((tries += 1) < 3) throw new Error('busy');
      return 'done';
    };
    expect(await retryWhileBusy(work, () => true, 1)).toBe('done');
    tries = 0;
    await expect(retryWhileBusy(work, () => false, 1)).rejects.toThrow('busy');
    expect(tries).toBe(1);
  });
});
