import { figuresOf, noteFrames } from './frames.mjs';
import { slowProcessor } from './phone.mjs';
import { longestTask } from './trace.mjs';

const SPEED = 5_000; // px a second: a hurried wheel
const STRETCH = 2_500; // px in one go
const MOST_BY_WHEEL = 1_000; // rows at either end

/** Scrolls the dashboard's list to its end and back, as its owner. @returns what each part was like, and the memory */
export async function longVisit(browser, { url, cookies, device, slowdown, total }) {
  const context = await browser.newContext({ ...device, baseURL: url, locale: 'pt-BR' });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const cdp = await context.newCDPSession(page);
    await page.goto('/dashboard');
    await rowAt(page, 1).waitFor();
    await slowProcessor(cdp, slowdown);
    const before = await memory(page, cdp);
    const near = Math.min(MOST_BY_WHEEL, Math.floor(total / 4));
    const parts = [];
    const part = async (name, work) => {
      const begin = performance.now();
      await page.evaluate(noteFrames);
      const processor = await longestTask(browser, page, work);
      const noted = await page.evaluate(() => window.acordoFrames());
      parts.push({ name, seconds: (performance.now() - begin) / 1000, processor, ...figuresOf(noted) });
    };
    await part(`wheel down ${near} rows`, () => wheelTo(page, cdp, -STRETCH, (row) => row >= near));
    await part(`End, again and again, to ${total}`, () => toTheEnd(page, total));
    await part(`wheel up ${near} rows`, () => wheelTo(page, cdp, STRETCH, (row) => row <= total - near));
    await part('Home', () => toTheTop(page));
    return { parts, before, after: await memory(page, cdp) };
  } finally {
    await context.close();
  }
}

const rowAt = (page, position) => page.locator(`[role="listitem"][aria-posinset="${position}"]`);

/** The row in the window's middle; undefined where none is drawn. */
const rowInMiddle = (page) =>
  page.evaluate(() => {
    const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const row = there?.closest('[role="listitem"]')?.getAttribute('aria-posinset');
    return row ? Number(row) : undefined;
  });

async function wheelTo(page, cdp, distance, isThere) {
  const { width, height } = page.viewportSize();
  for (;;) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: distance,
      speed: SPEED,
      gestureSourceType: 'mouse',
    });
    const row = await rowInMiddle(page);
    if (row !== undefined && isThere(row)) return;
  }
}

async function toTheEnd(page, total) {
  const last = rowAt(page, total);
  while ((await last.count()) === 0) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.keyboard.press('End');
    // The next page makes the document longer; at the end of the list its last row is drawn.
    await page.waitForFunction(
      ([before, position]) =>
        document.documentElement.scrollHeight !== before ||
        document.querySelector(`[role="listitem"][aria-posinset="${position}"]`),
      [height, total],
    );
  }
}

async function toTheTop(page) {
  await page.keyboard.press('Home');
  await page.waitForFunction(() => scrollY === 0);
  await rowAt(page, 1).waitFor();
}

async function memory(page, cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const rows = await page.evaluate(() => document.querySelectorAll('[role="listitem"]').length);
  return { heap, nodes, rows };
}
