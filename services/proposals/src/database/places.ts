/** `$3, $4, $5` for (3, 3): the places of a statement's values. */
export const places = (first: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `$${first + i}`).join(', ');

/** `a = $3, b = $4` for (['a', 'b'], 3). */
export const assignments = (columns: readonly string[], first: number): string =>
  columns.map((column, i) => `${column} = $${first + i}`).join(', ');
