import { ApiError } from '../http/api-error';
import { notify } from '../ui/notify';

/**
 * For a form that tells its failures where it stands: a session that is over takes the form away (D44), so that is told by a toast,
 * which stays.
 */
export function tellSessionOver(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) notify.error('Erro', error.error);
}
