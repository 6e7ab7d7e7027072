/** Runs the work when the browser is idle, two seconds later at the latest. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = window.setTimeout(work, 300);
  return () => window.clearTimeout(timer);
}
