/** The time of a recorded change, as services send it: ISO 8601 in UTC, always with milliseconds. */
interface Placed {
  em: string;
  id: string;
}

/** Merges lists that are newest first; entries of the same millisecond are ordered by id, as in each service. */
export const mergeNewestFirst = <Entry extends Placed>(...lists: readonly Entry[][]): Entry[] =>
  lists.flat().toSorted((a, b) => descending(a.em, b.em) || descending(a.id, b.id));

const descending = (a: string, b: string): number => (a < b ? 1 : Number(a > b) * -1);
