import { isEmail } from '@acordo/contracts/email-address';
import { LENGTHS } from '@acordo/contracts/lengths';
import { MESSAGES } from '@acordo/contracts/messages';
import { hasLetter, seenLine, withoutUnseen } from '@acordo/contracts/unseen';
import { SIGNATURE_FIELDS, type SignatureErrors, type SignatureFields } from './signature-form';

/**
 * The contract's message for one field; undefined when it is valid. Repeated here, since the contract's schemas would add their
 * library to the page's first load; a test compares both.
 */
export function signatureError(field: keyof SignatureFields, fields: SignatureFields): string | undefined {
  if (field === 'confirmacao') return fields.confirmacao ? undefined : MESSAGES.confirmationRequired;
  return field === 'nome'
    ? nameError(seenLine(fields.nome).normalize('NFC'))
    : emailError(withoutUnseen(fields.email).normalize('NFC'));
}

function nameError(typed: string): string | undefined {
  if (typed.length > LENGTHS.name) return MESSAGES.tooLong(LENGTHS.name);
  const name = typed.trim();
  if (name === '') return MESSAGES.nameRequired;
  if (Array.from(name).length < 2) return MESSAGES.nameTooShort;
  return hasLetter(name) ? undefined : MESSAGES.nameWithoutLetters;
}

function emailError(typed: string): string | undefined {
  if (typed.length > LENGTHS.email) return MESSAGES.tooLong(LENGTHS.email);
  const email = typed.trim();
  if (email === '') return MESSAGES.emailRequired;
  return isEmail(email) ? undefined : MESSAGES.emailInvalid;
}

/** Every invalid field with its message; an empty object when the form can be sent. */
export function signatureErrors(fields: SignatureFields): SignatureErrors {
  const errors: SignatureErrors = {};
  for (const field of SIGNATURE_FIELDS) {
    const error = signatureError(field, fields);
    if (error) errors[field] = error;
  }
  return errors;
}
