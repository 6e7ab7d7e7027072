/**
 * The budgets of the web on a phone, by Lighthouse: `npm run bench:web [visits]`. Landing, client's page, login and dashboard are
 * opened on a slow network with a processor four times slower than this machine's, each time in a new browser, as on a
 * first visit. Medians are compared with the limits. Ends with 1 when a limit is exceeded. Needs the compiled
 * product, the built web and Chromium.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/lib/ports.mjs';
import { requireChromium } from '../scripts/lib/programs.mjs';
import { proposals } from '../scripts/lib/sample/proposals.mjs';
import { settle } from '../scripts/lib/sample/sample.mjs';
import { studios } from '../scripts/lib/sample/studios.mjs';
import { account, withStack } from './lib/stack.mjs';

const visits = Number(process.argv[2] ?? 5);
const executablePath = requireChromium(console.log);
/** A small Android phone on what Lighthouse calls slow 4G. */
const PHONE = /** @type {const} */ ({
  formFactor: 'mobile',
  screenEmulation: { mobile: true, width: 360, height: 640, deviceScaleFactor: 2 },
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1.6 * 1024,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
});
const AUDITS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  fcp: 'first-contentful-paint',
  interactive: 'interactive',
};
/** Times in ms, sizes in bytes over the wire. The build limits what a page loads before it can be used (web/vite/first-loads.ts). */
const FAST = { lcp: 1_500, cls: 0.02, tbt: 100 };
const LIGHT = { scripts: 90_000, transferred: 200_000 };

/**
 * Of an owner as in the sample data: address confirmed, company with logo and colours, every proposal, the longest of them shared. And
 * of a newcomer, whose dashboard says what is to be done.
 */
async function pagesOf(product) {
  const client = await settle(product, studios.marina);
  const newcomer = await account(product.url);
  for (const proposal of Object.values(proposals)) await client.ask('POST', '/api/propostas', proposal);
  const { id } = await client.ask('POST', '/api/propostas', proposals.bakery);
  const { publicToken } = await client.ask('POST', `/api/propostas/${id}/generate-link`, {});
  return [
    { name: 'landing', path: '/', marks: { ...FAST, ...LIGHT } },
    { name: "client's page", path: `/public/proposal/${publicToken}`, marks: { ...FAST, ...LIGHT } },
    { name: 'login', path: '/auth', marks: { lcp: 1_500, cls: 0.02 } },
    {
      name: 'dashboard',
      path: '/dashboard',
      headers: { cookie: client.cookies },
      marks: { lcp: 1_800, cls: 0.02, tbt: 150, scripts: 170_000 },
    },
    { name: 'dashboard of a newcomer', path: '/dashboard', headers: { cookie: newcomer.cookie } },
  ];
}

/** @typedef {{ url: string, resourceType: string, transferSize: number }} NetworkRequest as Lighthouse lists it */

async function visit(url, { path, headers = {} }) {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const onlyAudits = [...Object.values(AUDITS), 'network-requests'];
    /** @type {import('lighthouse').Flags} */
    const options = { ...PHONE, port, onlyAudits, extraHeaders: headers, logLevel: 'error' };
    const lhr = (await lighthouse(url + path, options))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`${path}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    const { details } = lhr.audits['network-requests'];
    const { items } = /** @type {{ items: NetworkRequest[] }} */ (/** @type {unknown} */ (details));
    const requests = items.filter((one) => one.url.startsWith('http'));
    const figures = Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    return {
      ...Object.fromEntries(figures),
      scripts: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
      transferred: bytes(requests),
      requests: requests.length,
      foreign: requests.filter((one) => !one.url.startsWith(url)).length,
      index: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}

const bytes = (requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0);

/** Prints a page's medians, and the worst visit's. @returns {boolean} whether every mark is met */
function judge({ name, path, marks = {} }, taken) {
  console.log(`\n${name}   ${path}`);
  const results = Object.keys(taken[0]).map((what) => {
    const sorted = taken.map((one) => one[what]).toSorted((a, b) => a - b);
    const [middle, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const mark = { ...marks, foreign: 0 }[what] ?? Infinity;
    const held = mark === Infinity ? '' : `mark ${mark} ${middle <= mark ? 'met' : 'MISSED'}`;
    const shown = (value) => value.toFixed(what === 'cls' ? 3 : 0).padStart(8);
    console.log(`  ${what.padEnd(12)} ${shown(middle)}   worst ${shown(worst)}   ${held}`);
    return middle <= mark;
  });
  return results.every(Boolean);
}

// The sample's owner has more than a month's free proposals.
await withStack(
  async (product) => {
    const { url } = product;
    for (const page of await pagesOf(product)) {
      await visit(url, page); // the server has rendered it once
      const taken = [];
      while (taken.length < visits) taken.push(await visit(url, page));
      if (!judge(page, taken)) process.exitCode = 1;
    }
  },
  { MAX_FREE_PROPOSALS: '100' },
);
console.log(process.exitCode ? '\na mark is MISSED' : '\nevery mark is met');
