import { networkError } from '../../../shared/http/api-error';

/** Far beyond what these small calls take on a slow phone. */
const LONGEST_MS = 30_000;

/**
 * Ends a call without a response as if there were no connection: a phone that has lost its own may notice it after many
 * minutes, or never.
 */
export function patience(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(networkError('timeout')), LONGEST_MS);
  return controller.signal;
}
