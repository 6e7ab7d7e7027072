/** Rows as one list per column, as `unnest` takes them, so that one statement writes any number of rows. */
export const columnsOf = <Row extends object, Name extends keyof Row>(
  rows: readonly Row[],
  names: readonly Name[],
): { [Column in Name]: Row[Column][] } =>
  Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as {
    [Column in Name]: Row[Column][];
  };
