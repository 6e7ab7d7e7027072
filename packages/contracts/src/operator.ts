/** D37: the default for the years that signed records are kept. */
export const SIGNED_RECORD_YEARS = 10;

/**
 * Who runs this installation and is responsible for its data (D38), with their settings. What is not configured is
 * null, and the pages show that.
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

/** Name of the page's meta element in which the gateway passes the operator to the web app, as JSON. */
export const OPERATOR_META = 'acordo-operator';
