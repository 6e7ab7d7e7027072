import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mendChain, type PageStart, rowsOf, startAfter, TOP } from './page-chain';

interface Row {
  id: string;
  criado_em: string;
}
const SIZE = 3;
const row = (n: number): Row => ({ id: `id-${n}`, criado_em: new Date(n * 1000).toISOString() });
const newestFirst = (numbers: Iterable<number>) => [...numbers].sort((a, b) => b - a);

/** Responds like the server: SIZE rows after the position, and a cursor if there are more. */
function ask(numbers: readonly number[], { cursor }: PageStart) {
  const after = cursor === '' ? Number.POSITIVE_INFINITY : Number(cursor);
  const rest = newestFirst(numbers).filter((n) => n < after);
  const proposals = rest.slice(0, SIZE).map(row);
  return { proposals, cursor: rest.length > SIZE ? String(rest[SIZE - 1]) : undefined };
}

/** Scrolls to the end. */
function load(numbers: readonly number[]): PageStart[] {
  const chain: PageStart[] = [TOP];
  for (;;) {
    const next = startAfter(ask(numbers, chain.at(-1) ?? TOP));
    if (!next) return chain;
    chain.push(next);
  }
}

/** Refetches every page until no repair is needed. */
function settle(start: readonly PageStart[], numbers: readonly number[]) {
  let chain = start;
  for (let round = 0; round < 100; round++) {
    const pages = chain.map((one) => ask(numbers, one));
    const mended = mendChain(chain, pages);
    if (mended === chain) {
      const end = startAfter(pages.at(-1) ?? { proposals: [], cursor: undefined });
      return { chain, shown: rowsOf(pages.map((page) => page.proposals)).flat(), end };
    }
    chain = mended;
  }
  throw new Error('never settles');
}

describe('pages of the list', () => {
  it('stay as they are where nothing changed', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const chain = load(numbers);
    expect(chain).toHaveLength(3);
    expect(
      mendChain(
        chain,
        chain.map((one) => ask(numbers, one)),
      ),
    ).toBe(chain);
  });

  it('wait for pages that have not arrived', () => {
    const chain = load([1, 2, 3, 4]);
    expect(mendChain(chain, [undefined, undefined])).toBe(chain);
  });

  it('get a page in between where rows were added', () => {
    const { chain, shown } = settle(load([1, 2, 3, 4, 5, 6, 7]), [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(chain.map(({ cursor }) => cursor)).toEqual(['', '6', '5', '2']);
    expect(shown.map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((n) => `id-${n}`));
  });

  it('show each row once where rows were removed, and end where nothing follows', () => {
    const { chain, shown } = settle(load([1, 2, 3, 4, 5, 6, 7]), [1, 2, 3]);
    expect(chain).toHaveLength(1);
    expect(shown.map(({ id }) => id)).toEqual(['id-3', 'id-2', 'id-1']);
  });

  it('show all rows, in order and once, whatever was added at the top or removed anywhere', () => {
    const rows = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 25 });
    const came = fc.uniqueArray(fc.integer({ min: 41, max: 60 }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, came, fc.func(fc.boolean()), (before, fresh, goes) => {
        const after = [...before.filter((n) => !goes(n)), ...fresh];
        const { shown, end } = settle(load(before), after);
        const expected = newestFirst(after).map((n) => `id-${n}`);
        expect(shown.map(({ id }) => id)).toEqual(end ? expected.slice(0, shown.length) : expected);
      }),
    );
  });

  it('return a page’s own rows, so that unchanged ones are not rendered again', () => {
    const one = [row(3), row(2)];
    const two = [row(2), row(1)];
    const [first, second] = rowsOf([one, two]);
    expect(first).toBe(one);
    expect(second).toEqual([row(1)]);
  });
});
