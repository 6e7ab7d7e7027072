import { OPERATOR_META, SIGNED_RECORD_YEARS, type Operator } from '@acordo/contracts/operator';
import { createContext, use } from 'react';

const NOBODY: Operator = {
  name: null,
  cnpj: null,
  address: null,
  privacyEmail: null,
  signedRecordYears: SIGNED_RECORD_YEARS,
};

/** Set where the page is drawn without a document: on the server. */
export const OperatorContext = createContext<Operator | null>(null);

/** Who runs this installation (D38), as the gateway has told the page. */
export function useOperator(): Operator {
  return use(OperatorContext) ?? operatorInPage();
}

/** Reads the page's meta element; where there is none, as in development, nothing is known of the operator. */
export function operatorInPage(): Operator {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${OPERATOR_META}"]`)?.content;
  if (!text) return NOBODY;
  // Our own gateway wrote it, from its configuration.
  return { ...NOBODY, ...(JSON.parse(text) as Partial<Operator>) };
}
