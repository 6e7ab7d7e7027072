import { SignatureBody } from '@acordo/contracts/http/public/decide';

export interface SignatureFields {
  nome: string;
  email: string;
  confirmacao: boolean;
}
export type SignatureErrors = Partial<Record<keyof SignatureFields, string>>;

export const EMPTY_SIGNATURE: SignatureFields = { nome: '', email: '', confirmacao: false };
/** In the order in which the form shows them: the first wrong one takes the focus. */
export const SIGNATURE_FIELDS = ['nome', 'email', 'confirmacao'] as const;

/** The contract's own sentence about one field (product.md point 5); undefined when it is right. */
export function signatureError(field: keyof SignatureFields, fields: SignatureFields): string | undefined {
  return SignatureBody.shape[field].safeParse(fields[field]).error?.issues[0]?.message;
}

/** Every wrong field with its sentence; an empty object when the form can be sent. */
export function signatureErrors(fields: SignatureFields): SignatureErrors {
  const errors: SignatureErrors = {};
  for (const field of SIGNATURE_FIELDS) {
    const error = signatureError(field, fields);
    if (error) errors[field] = error;
  }
  return errors;
}
