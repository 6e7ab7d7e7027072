/** D37: for how many years signed records are kept where the configuration says nothing else. */
export const SIGNED_RECORD_YEARS = 10;

/**
 * Who runs this installation and answers for its data (D38), and what they decided about it. What was not configured is
 * null, and the pages say so.
 */
export interface Operator {
  readonly name: string | null;
  /** Without mask (D27). */
  readonly cnpj: string | null;
  readonly address: string | null;
  readonly privacyEmail: string | null;
  /** For how long signed records are kept, from the signature on (D37). */
  readonly signedRecordYears: number;
}

/** Name of the page's meta element in which the gateway hands the operator to the web app, as JSON. */
export const OPERATOR_META = 'acordo-operator';
