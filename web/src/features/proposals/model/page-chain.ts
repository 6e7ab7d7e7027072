import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

type Row = Pick<Proposal, 'id' | 'criado_em'>;
interface Page {
  proposals: readonly Row[];
  cursor: string | undefined;
}

/** The beginning of a page of the list: after this row, with the server's cursor for it. */
export interface PageStart {
  cursor: string;
  /** The row before; undefined at the top. */
  after: Row | undefined;
}

export const TOP: PageStart = { cursor: '', after: undefined };

/** The beginning of the next page; undefined on the last. */
export function startAfter(page: Page): PageStart | undefined {
  if (page.cursor === undefined) return undefined;
  return { cursor: page.cursor, after: page.proposals.at(-1) };
}

/**
 * Pages are refetched one by one, so their ends move when rows were added or removed. After a removal the page overlaps the next
 * one, and rowsOf() returns a row once. After an addition it no longer reaches the next one, and a page is inserted. Nothing
 * follows a last page. Returns the same array if nothing is to be repaired. `pages[i]` belongs to `chain[i]`.
 */
export function mendChain(
  chain: readonly PageStart[],
  pages: readonly (Page | undefined)[],
): readonly PageStart[] {
  for (const [index, page] of pages.entries()) {
    const next = chain[index + 1];
    if (!page || !next) continue;
    const between = startAfter(page);
    if (!between) return chain.slice(0, index + 1);
    if (!reaches(page, next.after) && chain.every(({ cursor }) => cursor !== between.cursor)) {
      return [...chain.slice(0, index + 1), between, ...chain.slice(index + 1)];
    }
  }
  return chain;
}

/** Newest first: the page's last row is that row or an older one. */
function reaches({ proposals }: Page, row: Row | undefined): boolean {
  const last = proposals.at(-1);
  if (!last || !row || last.id === row.id) return true;
  return last.criado_em === row.criado_em ? last.id < row.id : last.criado_em < row.criado_em;
}

/** The rows of each page, every row once. Returns a page's own array if nothing was dropped. */
export function rowsOf<R extends Row>(pages: readonly (readonly R[])[]): (readonly R[])[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const fresh = page.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.length === page.length ? page : fresh;
  });
}
