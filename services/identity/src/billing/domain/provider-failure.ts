import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';

/** What the provider's library tells of a response that is none. */
interface ProviderError {
  type?: unknown;
  code?: unknown;
  message?: unknown;
  statusCode?: unknown;
}
const read = (error: unknown): ProviderError => (error ?? {}) as ProviderError;

/** A key for tests asks another set of subscriptions than a live one, and the other way round. */
const OTHER_MODE = /similar object exists in (live|test) mode/i;

/** Unknown there, or over already: nothing is charged for it. Asked with the wrong key it says nothing of the kind. */
export function saysNothingLives(error: unknown): boolean {
  const { code, message } = read(error);
  return code === 'resource_missing' && !OTHER_MODE.test(String(message));
}

export function failureOf(error: unknown): CancellationFailure {
  const { type, code, statusCode } = read(error);
  if (type === 'StripeConnectionError') return 'sem_resposta';
  if (statusCode === 401 || statusCode === 403 || code === 'resource_missing') return 'chave_recusada';
  return 'erro_do_provedor';
}
