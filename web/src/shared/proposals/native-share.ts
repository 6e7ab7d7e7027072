import { notify } from '../ui/notify';
import { COPY } from './copy';
import { copyText } from './copy-text';

/**
 * The device's own share sheet, or null if it has none (P53). If it fails, the link is copied instead;
 * closing it is no failure.
 */
export function nativeShare():
  | ((data: { title: string; text: string; url?: string }, link: string) => Promise<void>)
  | null {
  if (typeof navigator === 'undefined' || typeof navigator.share !== 'function') return null;
  return async (data, link) => {
    try {
      await navigator.share(data);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (await copyText(link)) notify.success(COPY.link.copied.title, COPY.link.copied.text);
      else notify.error(COPY.link.copyFailed.title, COPY.link.copyFailed.text);
    }
  };
}
