import { errorFrom, networkError } from './api-error';
import { isInApp } from './in-app';

/** How long a browser may take to begin reading the file before its object URL is revoked. */
const KEPT_MS = 60_000;

interface NamedFile {
  blob: Blob;
  name: string;
}

/**
 * Downloads a file of our own API. Fetched first, so that a failure is a message on this page. A browser inside an app
 * cannot save fetched files, and follows the link itself. Throws ApiError.
 */
export async function downloadFile(url: string): Promise<void> {
  if (isInApp()) window.location.assign(url);
  else saveFile(await fetchFile(url));
}

async function fetchFile(url: string): Promise<NamedFile> {
  const response = await reach(url);
  if (!response.ok) throw errorFrom(response.status, await response.text(), response.headers);
  try {
    const blob = await response.blob();
    return { blob, name: fileNameOf(response.headers.get('content-disposition')) };
  } catch (cause) {
    throw networkError(cause);
  }
}

async function reach(url: string): Promise<Response> {
  try {
    return await fetch(url, { method: 'GET', credentials: 'same-origin' });
  } catch (cause) {
    throw networkError(cause);
  }
}

/** The server's file name (`filename*=UTF-8''…`); a plain one if there is none. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : 'Proposta.pdf';
  } catch {
    return 'Proposta.pdf';
  }
}

/** Starts a browser download of a file. */
function saveFile({ blob, name }: NamedFile): void {
  const address = URL.createObjectURL(blob);
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
