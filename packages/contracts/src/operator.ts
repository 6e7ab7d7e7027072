/** Who runs this installation and answers for its data (D38). What was not configured is null, and the pages say so. */
export interface Operator {
  readonly name: string | null;
  /** Without mask (D27). */
  readonly cnpj: string | null;
  readonly address: string | null;
  readonly privacyEmail: string | null;
}

/** Name of the page's meta element in which the gateway hands the operator to the web app, as JSON. */
export const OPERATOR_META = 'acordo-operator';
