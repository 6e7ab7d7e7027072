import { ApiError } from '../../../shared/http/api-error';
import type { Notice } from '../../../shared/ui/notify';

interface Words {
  title: string;
  detail: string;
}

/** The toast of a failed login or registration: the server's sentence where there is one, else product.md's. */
export function failureNotice(error: unknown, words: Words): Pick<Notice, 'title' | 'detail'> {
  if (!(error instanceof ApiError)) return words;
  if (error.code === 'NETWORK') return { title: error.error, detail: error.message };
  return { title: words.title, detail: error.code === 'UNREADABLE' ? words.detail : error.error };
}

/** Which fields show which sentence; empty when the failure belongs to none. */
export function failedFields(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'EMAIL_TAKEN') return { email: error.error };
  if (error.code === 'WRONG_CREDENTIALS') return { password: error.error };
  return error.fields;
}
