/**
 * Runs in the page before its own scripts: notes what the browser says about the load, and when `control` answers: it
 * is painted, and React has taken it over (a control of a drawn page is deaf before).
 */
export function watchVitals(control) {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, lcpOf: '', answers: Number.NaN, shifts: [], tasks: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpOf = url || (element ? `<${element.localName}> ${element.textContent.trim().slice(0, 40)}` : '?');
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (!hadRecentInput)
      seen.shifts.push({
        startTime,
        value,
        of: sources.map(({ node }) => node?.className ?? node?.nodeName ?? ''),
      });
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  const LOOK_MS = 50; // asked at each frame, it would be a part of what is measured
  const look = () => {
    const node = document.querySelector(control);
    const isTaken = node && Object.keys(node).some((key) => key.startsWith('__reactProps'));
    // A frame later, so that what was drawn in this one has been painted.
    if (isTaken)
      requestAnimationFrame(() => {
        seen.answers = performance.now();
      });
    else setTimeout(look, LOOK_MS);
  };
  look();
  Object.assign(window, { acordoVitals: seen });
}

/** Blocking time: what tasks take beyond 50 ms, after the first paint. Long tasks before that only delay the paint itself. */
export const blockingTime = ({ fcp, tasks }) =>
  tasks.reduce((sum, { startTime, duration }) => {
    const begin = Math.max(startTime, fcp);
    return sum + Math.max(0, startTime + duration - begin - 50);
  }, 0);

/** The worst burst of layout shifts, as Chromium counts them: pauses below 1 s, 5 s at most. */
export function layoutShift({ shifts }) {
  let [worst, burst, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1_000 || startTime - first >= 5_000) [burst, first] = [0, startTime];
    burst += value;
    last = startTime;
    worst = Math.max(worst, burst);
  }
  return worst;
}
