import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';

/** The error of the provider's library for a failed call. */
interface ProviderError {
  type?: unknown;
  code?: unknown;
  message?: unknown;
  statusCode?: unknown;
}
const read = (error: unknown): ProviderError => (error ?? {}) as ProviderError;

/** A test key reads other subscriptions than a live one, and the other way round. */
const OTHER_MODE = /similar object exists in (live|test) mode/i;

/** Unknown there, or over already: nothing is charged for it. With the wrong key this cannot be concluded. */
export function isAlreadyOver(error: unknown): boolean {
  const { code, message } = read(error);
  return code === 'resource_missing' && !OTHER_MODE.test(String(message));
}

export function failureOf(error: unknown): CancellationFailure {
  const { type, code, statusCode } = read(error);
  if (type === 'StripeConnectionError') return 'sem_resposta';
  if (statusCode === 401 || statusCode === 403 || code === 'resource_missing') return 'chave_recusada';
  return 'erro_do_provedor';
}
