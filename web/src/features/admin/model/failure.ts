import { ApiError } from '../../../shared/http/api-error';

interface Words {
  title: string;
  detail: string;
}

/** A toast's title and text: the server's message if it is ours, else the catalogue's (P95). */
export function failureWords(error: unknown, words: Words): Words {
  const known = error instanceof ApiError && error.code !== 'UNREADABLE';
  return known ? { title: words.title, detail: error.message } : words;
}

/** Only says that fields are invalid, which is shown at each of them. */
export const isOfFields = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVALID_FIELDS';

/** The form's fields of a refusal; empty when it belongs to none. */
export function adminFieldErrors(
  error: unknown,
  names: { password?: string; email?: string; code?: string },
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const { code, message, fields } = error;
  if (code === 'WRONG_PASSWORD' && names.password) return { [names.password]: message };
  if (code === 'EMAIL_TAKEN' && names.email) return { [names.email]: message };
  if ((code === 'WRONG_CODE' || code === 'WRONG_SECOND_FACTOR') && names.code)
    return { [names.code]: message };
  return fields;
}
