/**
 * A later start of the product, on data that is there: `npm run bench:start [rounds]`. By turns as `npm start` runs it, without
 * what Node keeps compiled, and from the compiled files as the image runs them (docs/decisions/0018); what every part spent of the
 * processor until all were ready. Needs the compiled product and the built web.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../scripts/lib/paths.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { bundledServices } from '../scripts/lib/service-bundle.mjs';
import { serviceNames } from '../scripts/lib/services.mjs';
import { emptyDataDir } from '../test/data-dir.mjs';
import { cpuByPart } from './lib/cost.mjs';
import { percentiles, ratio } from './lib/measure.mjs';

const rounds = Number(process.argv[2] ?? 6);
const dataDir = emptyDataDir();
const port = await freePort();
const asCompiled = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-start-'));
for (const name of serviceNames)
  fs.writeFileSync(
    path.join(asCompiled, `${name}.mjs`),
    `import '${inRoot('services', name, 'dist/main.js')}';`,
  );
const joined = await bundledServices();
let postgresDir = '';

const ways = {
  joined: { programs: joined, env: {} },
  'joined, nothing kept': { programs: joined, env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  'as the image': { programs: asCompiled, env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  'as the image, kept': { programs: asCompiled, env: {} },
};

/** @param {typeof ways[keyof typeof ways]} way */
async function start({ programs, env }) {
  const begin = performance.now();
  const product = await startProduct({ dataDir, port, programs, env: { NODE_ENV: 'test', ...env } });
  const wall = performance.now() - begin;
  const cpu = Object.values(cpuByPart(product)).reduce((sum, ms) => sum + ms, 0);
  ({ postgresDir } = product);
  await product.stop();
  return { 'until ready': wall, 'of processor': cpu };
}

try {
  for (const way of Object.values(ways)) await start(way); // Node keeps what it compiled as a service ends
  /** @type {Record<string, Awaited<ReturnType<typeof start>>[]>} */
  const starts = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(ways)) starts[name].push(await start(way));
  for (const what of /** @type {const} */ (['until ready', 'of processor'])) {
    const p50 = (name) => percentiles(starts[name].map((one) => one[what])).p50;
    for (const name of Object.keys(ways)) {
      console.log(`s ${what}, p50 of ${rounds}, ${name}: ${(p50(name) / 1000).toFixed(1)}`);
      if (name !== 'joined') ratio(`${what}, joined : ${name}`, p50('joined') / p50(name));
    }
  }
} finally {
  for (const folder of [postgresDir, dataDir, asCompiled])
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
}
