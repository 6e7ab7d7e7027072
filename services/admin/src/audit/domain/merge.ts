/** A recorded change's place in time, as services send it: ISO 8601 in UTC, always with milliseconds. */
interface Placed {
  em: string;
  id: string;
}

/** Several lists that are newest first as one; what happened in the same millisecond stands by id, as each service has it. */
export const mergeNewestFirst = <Entry extends Placed>(...lists: readonly Entry[][]): Entry[] =>
  lists.flat().toSorted((a, b) => descending(a.em, b.em) || descending(a.id, b.id));

const descending = (a: string, b: string): number => (a < b ? 1 : Number(a > b) * -1);
