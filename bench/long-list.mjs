/**
 * Whether the dashboard's endless list stays smooth: `npm run bench:long-list [proposals]`. An owner of 10,000 proposals scrolls
 * to the end and back in headless Chromium, on a laptop, the same with a processor four times slower, and a phone of that
 * kind. Frames are the page's own (its main thread's); a frame of more than 50 ms is one that people see. Needs the
 * compiled product, the built web and Chromium.
 */
import { withDatabase } from './lib/database.mjs';
import { seedProposals } from './lib/seed.mjs';
import { account, withStack } from './lib/stack.mjs';
import { withChromium } from './lib/web/chromium.mjs';
import { longVisit } from './lib/web/long-visit.mjs';
import { PHONE, SLOWDOWN } from './lib/web/phone.mjs';
import { printProcessor } from './lib/web/processor.mjs';

const total = Number(process.argv[2] ?? 10_000);
const laptop = { viewport: { width: 1280, height: 800 } };
const kinds = [
  { name: 'laptop', device: laptop, slowdown: 1 },
  { name: `laptop, processor ${SLOWDOWN} × slower`, device: laptop, slowdown: SLOWDOWN },
  { name: `phone, processor ${SLOWDOWN} × slower`, device: PHONE, slowdown: SLOWDOWN },
];

await withStack(async ({ url, database: { adminUrl }, secrets: { linkKey } }) => {
  const { cookie, id } = await account(url);
  const seeded = await seedProposals({ adminUrl, linkKey, total, own: total });
  await withDatabase(adminUrl, async (db) => {
    await db.query('UPDATE proposals SET user_id = $2 WHERE user_id = $1', [seeded, id]);
    await db.query('VACUUM ANALYZE proposals');
  });
  const cookies = cookie.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1), url };
  });
  await withChromium(async (browser) => {
    await printProcessor(browser, SLOWDOWN);
    for (const { name, device, slowdown } of kinds) {
      const { parts, before, after } = await longVisit(browser, { url, cookies, device, slowdown, total });
      console.log(`\n${name}`);
      for (const part of parts) printPart(part);
      const mb = ({ heap }) => `${(heap / 2 ** 20).toFixed(1)} MB`;
      console.log(`  memory   heap ${mb(before)} before, ${mb(after)} after, of ${total} proposals`);
      console.log(`  drawn    ${before.nodes} elements before, ${after.nodes} after; ${after.rows} rows`);
    }
  });
});

function printPart({ name, seconds, frames, long, longest, dropped, empty, processor }) {
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `  ${name.padEnd(34)} ${seconds.toFixed(0).padStart(4)} s  ${String(frames).padStart(5)} frames  over 50 ms ${String(long).padStart(4)}` +
      `  longest ${longest.toFixed(0).padStart(5)} ms (task alone ${processor.toFixed(0)} ms)  dropped ${percent(dropped)}  empty ${percent(empty)}`,
  );
}
