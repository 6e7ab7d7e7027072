import type { ClientBase } from 'pg';
import type { Parameter, Sql } from './sql.js';

declare const ROW: unique symbol;

/**
 * A named statement: Postgres parses and plans it once per connection. Names are unique in a service.
 * `Values` are its parameters, `Row` one row of its result.
 */
export class Statement<Values extends object = object, Row extends object = object> {
  declare readonly [ROW]?: Row;
  readonly text: string;
  private readonly placeholders: readonly Parameter[];

  constructor(
    readonly name: string,
    query: Sql<Values>,
  ) {
    const placeholders: Parameter[] = [];
    this.text = query.parts
      .map((part) => (typeof part === 'string' ? part : `$${numberOf(part, placeholders)}`))
      .join('');
    this.placeholders = placeholders;
  }

  /** The same statement, whose rows are these. */
  returning<Other extends object>(): Statement<Values, Other> {
    return this as unknown as Statement<Values, Other>;
  }

  /** The driver's form. A missing value is an error of the caller; an optional one is null. */
  bind(...[values]: Given<Values>): { name: string; text: string; values: unknown[] } {
    return {
      name: this.name,
      text: this.text,
      values: this.placeholders.map((one) => this.valueOf(one, values ?? {})),
    };
  }

  private valueOf({ name, group }: Parameter, values: object): unknown {
    const within = group === undefined ? values : Reflect.get(values, group);
    const value: unknown = Reflect.get(within ?? {}, name);
    if (value === undefined)
      throw new TypeError(`${this.name}: no value for ${group ? `${group}.` : ''}${name}`);
    return value;
  }
}

/** The number of a parameter, the same one wherever the statement names it. */
function numberOf(parameter: Parameter, placeholders: Parameter[]): number {
  const known = placeholders.findIndex(
    ({ name, group }) => name === parameter.name && group === parameter.group,
  );
  return known >= 0 ? known + 1 : placeholders.push(parameter);
}

const known = new Map<string, string>();

/** Postgres would refuse a second text under a prepared name during a call: here it stops the service at its start. */
export function statement<Values extends object>(name: string, query: Sql<Values>): Statement<Values> {
  const made = new Statement(name, query);
  if ((known.get(name) ?? made.text) !== made.text) throw new Error(`two statements are named ${name}`);
  known.set(name, made.text);
  return made;
}

/** Every statement made so far, by name. */
export const knownStatements = (): ReadonlyMap<string, string> => known;

/** A statement without parameters has no values. */
export type Given<Values extends object> = object extends Values ? [values?: Values] : [values: Values];

/** Anything that runs statements: the pool (each statement by itself) or a transaction. */
export interface Queryable {
  query<Values extends object, Row extends object>(
    statement: Statement<Values, Row>,
    ...given: Given<Values>
  ): Promise<Row[]>;
}

/** One connection of the driver's, for programs without TypeORM. */
export const queryable = (client: Pick<ClientBase, 'query'>): Queryable => ({
  query: async <Values extends object, Row extends object>(
    question: Statement<Values, Row>,
    ...given: Given<Values>
  ) => (await client.query<Row>(question.bind(...given))).rows,
});

/** The first row, or null. */
export async function one<Values extends object, Row extends object>(
  db: Queryable,
  question: Statement<Values, Row>,
  ...given: Given<Values>
): Promise<Row | null> {
  const [row] = await db.query(question, ...given);
  return row ?? null;
}

/** The row of a statement that always has one: a count, an insert, the clock. */
export async function exactlyOne<Values extends object, Row extends object>(
  db: Queryable,
  question: Statement<Values, Row>,
  ...given: Given<Values>
): Promise<Row> {
  const row = await one(db, question, ...given);
  if (!row) throw new Error(`${question.name} gave no row`);
  return row;
}
