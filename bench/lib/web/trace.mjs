const CATEGORIES = ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'];

/** A task of the page's main thread after its first paint, in ms: on the clock, and in processor time. */
/** @typedef {{ wall: number, processor: number }} Task */

/** Runs `work` under Chromium's trace. Gives back its result and the tasks after the first paint. */
export async function withTrace(browser, page, work) {
  const { result, events } = await traced(browser, page, CATEGORIES, work);
  return { result, tasks: tasksAfterPaint(events) };
}

/** The longest task of any page's main thread while `work` runs, in ms of processor time. */
export async function longestTask(browser, page, work) {
  const { events } = await traced(browser, page, ['toplevel'], work);
  const mains = new Set(events.filter(isMain).map(threadOf));
  const times = events
    .filter(({ ph, tdur }) => ph === 'X' && tdur)
    .filter((event) => mains.has(threadOf(event)));
  return times.reduce((longest, { tdur }) => Math.max(longest, tdur / 1000), 0);
}

const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

async function traced(browser, page, categories, work) {
  await browser.startTracing(page, { categories });
  let result;
  let trace;
  try {
    result = await work();
  } finally {
    trace = await browser.stopTracing();
  }
  return { result, events: JSON.parse(trace.toString()).traceEvents };
}

/** @returns {Task[]} */
function tasksAfterPaint(events) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const main = events.find((event) => isMain(event) && event.pid === paint?.pid);
  if (!main) return [];
  return events
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid,
    )
    .map(({ ts, dur, tdur = 0 }) => {
      // Of a task in which the first paint happened counts what came after it.
      const share = dur > 0 ? Math.min(1, Math.max(0, (ts + dur - paint.ts) / dur)) : 0;
      return { wall: (dur * share) / 1000, processor: (tdur * share) / 1000 };
    });
}

/**
 * Blocking time as it would be if nobody else used this machine: of each task the processor's time alone, which the
 * slowdown is part of. Far below the blocking time on the clock, it says that the machine was busy with something else.
 */
export const blockingProcessorTime = (tasks) =>
  tasks.reduce((sum, { processor }) => sum + Math.max(0, processor - 50), 0);
