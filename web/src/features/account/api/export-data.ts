import type { exportAccount } from '@acordo/contracts/http/auth/export';
import { errorFrom, networkError } from '../../../shared/http/api-error';
import { callUrl } from '../../../shared/http/call-url';
import { endpoint } from '../../../shared/http/endpoint';

const call = endpoint<typeof exportAccount>('GET', '/api/auth/export');

export type ArchiveState = 'ready' | 'preparing';

/**
 * Requests the archive of all own data (D37): the first request starts it. Only the status is read: an archive may be
 * large, so its bytes are left to the browser's downloads. Throws ApiError.
 */
export async function askForArchive(newer = false, signal?: AbortSignal): Promise<ArchiveState> {
  const response = await reach(callUrl(call.path, {}, newer ? { novo: 'true' } : {}), signal);
  if (!response.ok) throw errorFrom(response.status, await response.text(), response.headers);
  await response.body?.cancel().catch(() => undefined);
  return response.status === 202 ? 'preparing' : 'ready';
}

async function reach(url: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, { method: call.method, credentials: 'same-origin', ...(signal && { signal }) });
  } catch (cause) {
    signal?.throwIfAborted();
    throw networkError(cause);
  }
}

/** Starts a browser download, which writes the archive to the disk as it arrives. */
export function downloadArchive(): void {
  const anchor = Object.assign(document.createElement('a'), { href: call.path, download: '' });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
