import { OPERATOR_META, SIGNED_RECORD_YEARS, type Operator } from '@acordo/contracts/operator';
import { createContext, use } from 'react';

const NOBODY: Operator = {
  name: null,
  cnpj: null,
  address: null,
  privacyEmail: null,
  signedRecordYears: SIGNED_RECORD_YEARS,
};

/** Set if the page is rendered without a document: on the server. */
export const OperatorContext = createContext<Operator | null>(null);

/** Who runs this installation (D38), as passed by the gateway. */
export function useOperator(): Operator {
  return use(OperatorContext) ?? operatorInPage();
}

/** Reads the page's meta element; without one, as in development, the operator is unknown. */
export function operatorInPage(): Operator {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${OPERATOR_META}"]`)?.content;
  if (!text) return NOBODY;
  // Our own gateway wrote it, from its configuration.
  return { ...NOBODY, ...(JSON.parse(text) as Partial<Operator>) };
}
