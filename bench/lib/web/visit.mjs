import { PHONE, SLOWDOWN, slowNetwork, slowProcessor } from './phone.mjs';
import { blockingProcessorTime, withTrace } from './trace.mjs';
import { gzipSize, watchTraffic } from './traffic.mjs';
import { blockingTime, layoutShift, watchVitals } from './vitals.mjs';

/** Without a long task, and with no more than two requests on their way: the end of a load, as Lighthouse has it. */
const QUIET_MS = 5_000;
const LOOK_EVERY_MS = 500;
const MOST_MS = 60_000;

/**
 * @typedef {object} Visit one page, one time
 * @property {string} url of the product
 * @property {string} path
 * @property {string} control what answers when the page can be used
 * @property {import('./phone.mjs').Network} network
 * @property {object} [storageState] of who is logged in
 *
 * @typedef {Awaited<ReturnType<typeof visit>>} Figures in ms and bytes
 */

/** Opens the page on a slow phone that was never here: no cache, no code that was compiled before. @param {Visit} given */
export async function visit(browser, { url, path, control, network, storageState }) {
  const context = await browser.newContext({ ...PHONE, storageState });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await slowNetwork(cdp, network);
    await slowProcessor(cdp, SLOWDOWN);
    const traffic = watchTraffic(cdp, url);
    await page.addInitScript(watchVitals, control);
    const { result: vitals, tasks } = await withTrace(browser, page, async () => {
      await page.goto(url + path, { waitUntil: 'commit' });
      return untilQuiet(page, traffic);
    });
    if (!(vitals.answers > 0)) throw new Error(`${path}: nothing like "${control}" ever answered`);
    const scripts = await Promise.all(
      traffic.scripts().map(async (one) => ({ ...one, gzip: await gzipSize(url, one.path) })),
    );
    const sum = (list, what) => list.reduce((total, one) => total + one[what], 0);
    return {
      fcp: vitals.fcp,
      lcp: vitals.lcp,
      lcpOf: vitals.lcpOf,
      cls: layoutShift(vitals),
      tbt: blockingTime(vitals),
      tbtAlone: blockingProcessorTime(tasks),
      answers: vitals.answers,
      script: sum(
        scripts.filter(({ end }) => end <= vitals.answers),
        'gzip',
      ),
      scriptInAll: sum(scripts, 'gzip'),
      transferred: sum(traffic.all(), 'bytes'),
      requests: traffic.all().length,
      foreign: traffic.foreign(),
      vitals,
      traffic: traffic.all(),
    };
  } finally {
    await context.close();
  }
}

async function untilQuiet(page, traffic) {
  const begin = performance.now();
  let busy = begin;
  for (;;) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    const vitals = await page.evaluate(() => ({ ...window.acordoVitals, now: performance.now() }));
    const last = vitals.tasks.at(-1);
    const sinceTask = last ? vitals.now - last.startTime - last.duration : Infinity;
    const now = performance.now();
    if (traffic.pending() > 2 || sinceTask < LOOK_EVERY_MS) busy = now;
    if (vitals.answers > 0 && now - busy > QUIET_MS) return vitals;
    if (now - begin > MOST_MS) return vitals;
  }
}
