/** Apart from the fields' rules, which are loaded with the form. */
export interface SignatureFields {
  nome: string;
  email: string;
  confirmacao: boolean;
}
export type SignatureErrors = Partial<Record<keyof SignatureFields, string>>;

export const EMPTY_SIGNATURE: SignatureFields = { nome: '', email: '', confirmacao: false };
/** In the form's order: the first invalid one gets the focus. */
export const SIGNATURE_FIELDS = ['nome', 'email', 'confirmacao'] as const;
