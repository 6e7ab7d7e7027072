/** Runs the work when the browser has nothing better to do, two seconds later at the latest. Gives back the cancel. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = window.setTimeout(work, 300);
  return () => window.clearTimeout(timer);
}
