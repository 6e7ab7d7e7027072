import { isEmail } from '@acordo/contracts/email-address';
import { MESSAGES } from '@acordo/contracts/messages';

export interface SignatureFields {
  nome: string;
  email: string;
  confirmacao: boolean;
}
export type SignatureErrors = Partial<Record<keyof SignatureFields, string>>;

export const EMPTY_SIGNATURE: SignatureFields = { nome: '', email: '', confirmacao: false };
/** In the order in which the form shows them: the first wrong one takes the focus. */
export const SIGNATURE_FIELDS = ['nome', 'email', 'confirmacao'] as const;

/** product.md point 5, "Signature form", with its exact sentences; undefined when the field is right. */
export function signatureError(field: keyof SignatureFields, fields: SignatureFields): string | undefined {
  if (field === 'confirmacao') return fields.confirmacao ? undefined : MESSAGES.confirmationRequired;
  const text = fields[field].trim();
  if (field === 'nome') {
    if (text === '') return MESSAGES.nameRequired;
    return Array.from(text).length < 2 ? MESSAGES.nameTooShort : undefined;
  }
  if (text === '') return MESSAGES.emailRequired;
  return isEmail(text) ? undefined : MESSAGES.emailInvalid;
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
