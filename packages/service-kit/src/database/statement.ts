/** A named question to the database: Postgres parses and plans it once per connection. Names are unique in a service. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export const statement = (name: string, text: string): Statement => ({ name, text });

/** Anything that can be asked: the pool (each question by itself) or a transaction. */
export interface Queryable {
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/** The first row, or null. */
export async function one<Row extends object>(
  db: Queryable,
  question: Statement,
  values: readonly unknown[] = [],
): Promise<Row | null> {
  const [row] = await db.query<Row>(question, values);
  return row ?? null;
}
