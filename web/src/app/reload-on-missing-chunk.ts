const KEY = 'reloaded-for-chunk';
const PAUSE_MS = 30_000;

/**
 * After a release the old chunks are gone: an open tab of the app reloads, at most once in a while, instead of failing. A
 * second failure soon after is shown by the error page.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < PAUSE_MS || !navigator.onLine) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
