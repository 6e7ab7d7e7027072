import { ApiError } from '../http/api-error';
import type { Notice } from '../ui/notify';

interface Words {
  title: string;
  detail: string;
}

/** The toast of a call that failed: the server's message if there is one, else the feature's own text. */
export function failureNotice(error: unknown, words: Words): Pick<Notice, 'title' | 'detail'> {
  if (!(error instanceof ApiError)) return words;
  if (error.code === 'NETWORK') return { title: error.error, detail: error.message };
  return { title: words.title, detail: error.code === 'UNREADABLE' ? words.detail : error.error };
}
