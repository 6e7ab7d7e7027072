import type { providers } from '@acordo/contracts/http/auth/providers';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const call = endpoint<typeof providers>('GET', '/api/auth/providers');

/** Whether Google sign-in is configured (D7). A failed call counts as no: the form works without it. */
export async function hasGoogle(signal: AbortSignal): Promise<boolean> {
  try {
    return (await request(call, {}, { signal })).google;
  } catch {
    return false;
  }
}
