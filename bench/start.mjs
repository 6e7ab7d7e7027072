/**
 * A later start of the product, on data that is there: `npm run bench:start [rounds]`. By turns with what V8 compiled before
 * (docs/decisions/0018) and without it; what every part spent of the processor until all were ready. Needs the compiled product
 * and the built web.
 */
import fs from 'node:fs';
import path from 'node:path';
import { STARTED_MS } from '../scripts/lib/joined-code.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { bundledServices } from '../scripts/lib/service-bundle.mjs';
import { emptyDataDir } from '../test/data-dir.mjs';
import { cpuByPart } from './lib/cost.mjs';
import { percentiles, ratio } from './lib/measure.mjs';

const rounds = Number(process.argv[2] ?? 6);
/** A first start has kept what it compiled. */
const KEPT_MS = STARTED_MS + 2_000;

const dataDir = emptyDataDir();
const bundle = path.dirname((await bundledServices())('gateway'));
const port = await freePort();
let postgresDir = '';

/** @param {number} [stayMs] */
async function start(stayMs = 0) {
  const begin = performance.now();
  const product = await startProduct({ dataDir, port, env: { NODE_ENV: 'test' } });
  const wall = performance.now() - begin;
  const cpu = Object.values(cpuByPart(product)).reduce((sum, ms) => sum + ms, 0);
  ({ postgresDir } = product);
  await new Promise((resolve) => setTimeout(resolve, stayMs));
  await product.stop();
  return { 'until ready': wall, 'of processor': cpu };
}

/** Puts what is kept out of sight, or back. @param {string} from @param {string} to */
const rename = (from, to) => {
  for (const name of fs.readdirSync(bundle).filter((file) => file.startsWith(from)))
    fs.renameSync(path.join(bundle, name), path.join(bundle, name.replace(from, to)));
};

try {
  await start(KEPT_MS);
  const before = [];
  const anew = [];
  for (let round = 0; round < rounds; round += 1) {
    before.push(await start());
    rename('compiled-', 'aside-');
    anew.push(await start());
    rename('aside-', 'compiled-');
  }
  for (const what of /** @type {const} */ (['until ready', 'of processor'])) {
    const [kept, without] = [before, anew].map((starts) => percentiles(starts.map((one) => one[what])).p50);
    console.log(
      `s ${what}, p50 of ${rounds}: ${(kept / 1000).toFixed(1)}, compiled anew ${(without / 1000).toFixed(1)}`,
    );
    ratio(`${what}, kept : compiled anew`, kept / without);
  }
} finally {
  rename('aside-', 'compiled-');
  for (const folder of [postgresDir, dataDir])
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
}
