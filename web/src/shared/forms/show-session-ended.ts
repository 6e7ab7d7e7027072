import { ApiError } from '../http/api-error';
import { notify } from '../ui/notify';

/**
 * For a form that shows its failures inside: an ended session removes the form (D44), so this is shown as a toast,
 * which stays.
 */
export function showSessionEnded(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) notify.error('Erro', error.error);
}
