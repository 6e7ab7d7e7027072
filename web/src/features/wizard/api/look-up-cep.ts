import { type FoundAddress, readCepResponse } from '../model/cep-response';
import { cepBase } from './cep-base';

/** P64, D28: the look-up never takes longer. */
export const CEP_TIMEOUT_MS = 2_500;

/**
 * Looks up the address of 8 digits from the user's own browser (D28). Null: there is none. Rejects when the service
 * does not respond in time, or with the signal's reason.
 */
export async function lookUpCep(digits: string, signal: AbortSignal): Promise<FoundAddress | null> {
  // Not AbortSignal.any, which browsers of 2022 do not have (attack 413).
  const either = new AbortController();
  const stop = () => either.abort(signal.reason);
  const timer = setTimeout(stop, CEP_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    const response = await fetch(`${cepBase()}/ws/${digits}/json/`, {
      signal: either.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`The postal-code service answered ${response.status}`);
    return readCepResponse(await response.json());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
