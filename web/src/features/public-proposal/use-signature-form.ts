import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { withoutDirectionMarks } from './model/direction-marks';
import { signatureError, signatureErrors } from './model/signature-fields';
import { SIGNATURE_FIELDS, type SignatureErrors, type SignatureFields } from './model/signature-form';
import type { Decision } from './use-decision';

interface Options {
  typed: Decision['typed'];
  keep: Decision['keep'];
  sign: Decision['sign'];
  root: RefObject<HTMLFormElement | null>;
}

/** The form's state: fields, their errors (on blur, on submit, and removed as soon as they are corrected), and sending. */
export function useSignatureForm({ typed, keep, sign, root }: Options) {
  const [fields, setFields] = useState<SignatureFields>(() => ({
    nome: typed().nome,
    email: typed().email,
    confirmacao: false,
  }));
  const [errors, setErrors] = useState<SignatureErrors>({});
  const [sending, setSending] = useState(false);

  const show = (wrong: SignatureErrors) => {
    setErrors(wrong);
    const first = SIGNATURE_FIELDS.find((field) => wrong[field]);
    if (first) root.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first === undefined;
  };

  const change = <F extends keyof SignatureFields>(field: F, value: SignatureFields[F]) => {
    const next = {
      ...fields,
      [field]: typeof value === 'string' ? withoutDirectionMarks(value) : value,
    };
    setFields(next);
    // Stored for a reopened form, except the agreement, which is about this form's content (D17).
    keep({ nome: next.nome, email: next.email });
    if (errors[field]) setErrors({ ...errors, [field]: signatureError(field, next) });
  };

  const check = (field: keyof SignatureFields) =>
    setErrors({ ...errors, [field]: signatureError(field, fields) });

  const send = async () => {
    if (sending || !show(signatureErrors(fields))) return;
    setSending(true);
    const wrong = await sign(fields);
    setSending(false);
    show(wrong);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  /** A phone's "next" key is Enter: without an email yet it moves on instead of sending. */
  const toEmail = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || fields.email !== '') return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  };

  return { fields, errors, sending, change, check, submit, toEmail };
}
