import { whenIdle } from './when-idle';

/** What somebody does before pressing anything, or by it. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'];

/**
 * Runs the work when the browser is idle after the first sign of somebody who uses the page: until then a slow phone only does
 * what shows the page. Returns a function that cancels it.
 */
export function whenUsed(work: () => void): () => void {
  const seen = () => {
    cancel();
    cancel = whenIdle(work);
  };
  let cancel = () => SIGNS.forEach((sign) => window.removeEventListener(sign, seen, true));
  SIGNS.forEach((sign) => window.addEventListener(sign, seen, true));
  return () => cancel();
}
