import os from 'node:os';
import { slowProcessor } from './phone.mjs';

/**
 * What the processor does for a page, by Lighthouse's own BenchmarkIndex (strings that are thrown away, arrays that are
 * copied), as the machine is and slowed down. Lighthouse names 800 to 1,200 for a phone of the middle class and 100 to
 * 600 for a slow one.
 */
export async function printProcessor(browser, slowdown) {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  const figures = [];
  for (const rate of [1, slowdown]) {
    await slowProcessor(cdp, rate);
    figures.push(await page.evaluate(benchmarkIndex));
  }
  await page.close();
  const [plain, slow] = figures.map((figure) => figure.toFixed(0));
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`machine    ${os.cpus().length} × ${os.cpus()[0]?.model ?? '?'}, load ${load} at the start`);
  console.log(`yardstick  BenchmarkIndex ${plain}, ${slow} at ${slowdown} × slower`);
}

/** Runs in the page. */
function benchmarkIndex() {
  const TIME_MS = 500;
  const perSecond = (iterations, start) => iterations / 10 / ((performance.now() - start) / 1000);
  const withGarbage = () => {
    const start = performance.now();
    let iterations = 0;
    while (performance.now() - start < TIME_MS) {
      let text = '';
      for (let i = 0; i < 10_000; i += 1) text += 'a';
      if (text.length === 1) throw new Error('only so that the loop is not taken out');
      iterations += 1;
    }
    return perSecond(iterations, start);
  };
  const withoutGarbage = () => {
    const [a, b] = [0, 1].map(() => Array.from({ length: 100_000 }, (_, i) => i));
    const start = performance.now();
    let iterations = 0;
    while (iterations % 10 !== 0 || performance.now() - start < TIME_MS) {
      const [from, to] = iterations % 2 === 0 ? [a, b] : [b, a];
      for (let i = 0; i < from.length; i += 1) to[i] = from[i];
      iterations += 1;
    }
    return perSecond(iterations, start);
  };
  return (withGarbage() + withoutGarbage()) / 2;
}
