import type { uploadLogo as contract } from '@acordo/contracts/http/company/upload-logo';
import { errorFrom, networkError } from '../../../shared/http/api-error';
import { endpoint } from '../../../shared/http/endpoint';

const call = endpoint<typeof contract>('POST', '/api/company-settings/logo');

/** Sends an image as a form and returns its address (D24). Throws ApiError. */
export async function uploadLogo(file: Blob, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const [status, text] = await post(form, signal);
  if (status !== 201) throw errorFrom(status, text);
  const address = addressIn(text);
  if (address === undefined) throw errorFrom(status, text);
  return address;
}

async function post(body: FormData, signal: AbortSignal): Promise<[number, string]> {
  try {
    const response = await fetch(call.path, {
      method: call.method,
      body,
      credentials: 'same-origin',
      signal,
    });
    return [response.status, await response.text()];
  } catch (cause) {
    signal.throwIfAborted();
    throw networkError(cause);
  }
}

function addressIn(text: string): string | undefined {
  try {
    const response: unknown = JSON.parse(text);
    if (typeof response !== 'object' || response === null || !('logo_url' in response)) return undefined;
    return typeof response.logo_url === 'string' ? response.logo_url : undefined;
  } catch {
    return undefined;
  }
}
