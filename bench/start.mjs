/**
 * A later start of the product, on existing data: `npm run bench:start [rounds]`. Alternately as `npm start` runs it, and without
 * Node's compile cache (docs/decisions/0018); the processor time of every part until all were ready. Needs the compiled
 * product and the built web.
 */
import { newDataDir, removeFolders } from '../scripts/lib/own-product.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { costOf, cpuByPart } from './lib/cost.mjs';
import { percentiles } from './lib/measure.mjs';

const rounds = Number(process.argv[2] ?? 6);
const dataDir = newDataDir();
const port = await freePort();
const ways = {
  'as npm start does': {},
  'nothing kept': { NODE_DISABLE_COMPILE_CACHE: '1' },
};
let postgresDir = dataDir;

async function start(settings) {
  const begin = performance.now();
  const product = await startProduct({ dataDir, port, env: { NODE_ENV: 'test', ...settings } });
  const figures = { wall: performance.now() - begin, cpu: costOf(cpuByPart(product)) };
  ({ postgresDir } = product);
  await product.stop();
  return figures;
}

try {
  for (const settings of Object.values(ways)) await start(settings); // Node writes its compile cache when a service ends
  /** @type {Record<string, { wall: number, cpu: number }[]>} */
  const starts = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, settings] of Object.entries(ways)) starts[name].push(await start(settings));
  for (const [name, all] of Object.entries(starts)) {
    const p50 = (what) => (percentiles(all.map((one) => one[what])).p50 / 1000).toFixed(1);
    console.log(
      `${name.padEnd(18)} p50 of ${rounds}: ready after ${p50('wall')} s, ${p50('cpu')} s of processor`,
    );
  }
} finally {
  removeFolders(postgresDir, dataDir);
}
