declare const VALUES: unique symbol;

/** A named value of a statement; Postgres gets it as `$1`, `$2` … in the order in which a statement first names them. */
export interface Parameter<Values extends object = object> {
  readonly name: string;
  /** The name of its group in the statement's values, if it belongs to one (`parameters('event')`). */
  readonly group: string | undefined;
  readonly [VALUES]?: Values;
}

/** A fragment of SQL, with its values. Only `sql` and its helpers make one, so no text of a caller becomes SQL. */
export interface Sql<Values extends object = object> {
  readonly parts: readonly (string | Parameter)[];
  readonly [VALUES]?: Values;
}

type Piece = Sql | Parameter;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** All values of the fragments, in one object. */
type Needed<One> = [One] extends [never]
  ? object
  : Together<One extends { readonly [VALUES]?: infer Values } ? NonNullable<Values> : never> & object;

const partsOf = (piece: Piece): readonly (string | Parameter)[] => ('parts' in piece ? piece.parts : [piece]);

/** SQL with other fragments and parameters in it: `` sql`SELECT nome FROM users WHERE id = ${p.userId}` ``. */
export function sql<Pieces extends readonly Piece[]>(
  strings: TemplateStringsArray,
  ...pieces: Pieces
): Sql<Needed<Pieces[number]>> {
  return {
    parts: strings.flatMap((text, i) => {
      const piece = pieces[i];
      return piece ? [text, ...partsOf(piece)] : [text];
    }),
  };
}

/** SQL that our own code makes of constants, such as names of columns. Never of what somebody sent. */
export const raw = (constant: string | number): Sql => ({ parts: [String(constant)] });

/** The fragments, one after the other. */
export function join<One extends Piece>(pieces: readonly One[], separator = ', '): Sql<Needed<One>> {
  return { parts: pieces.flatMap((piece, i) => (i === 0 ? partsOf(piece) : [separator, ...partsOf(piece)])) };
}

type Parameters<Values extends object> = { readonly [Name in keyof Values]-?: Parameter<Pick<Values, Name>> };
type Grouped<Values extends object, Group extends string> = {
  readonly [Name in keyof Values]-?: Parameter<Record<Group, Pick<Values, Name>>>;
};

/**
 * The parameters of a statement, by name. Those of a group are under its name in the statement's values, so that
 * fragments of several nouns can be used in one statement: `parameters<NewEvent, 'event'>('event')`.
 */
export function parameters<Values extends object>(): Parameters<Values>;
export function parameters<Values extends object, Group extends string>(group: Group): Grouped<Values, Group>;
export function parameters(group?: string): object {
  return new Proxy({}, { get: (_target, name) => ({ name: String(name), group }) });
}

/** `a = $1, b = $2` for the columns `a` and `b`. */
export const assignments = <Name extends string, One extends Parameter>(
  columns: readonly Name[],
  given: { readonly [Column in Name]: One },
): Sql<Needed<One>> =>
  join(columns.map((column) => sql`${raw(column)} = ${given[column]}`)) as Sql<Needed<One>>;
