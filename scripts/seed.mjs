/**
 * `npm run seed`: sample data that looks real, in the data of `npm start` (which must not be running): studios, clients,
 * proposals in every state, made through the product itself. Only once, in empty data.
 */
import './lib/node-version.mjs';
import path from 'node:path';
import { wordsOf } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { startProduct } from './lib/product.mjs';
import { stages } from './lib/seed/stages.mjs';
import { studios } from './lib/seed/studios.mjs';

const dataDir = process.argv[2] ? path.resolve(process.argv[2]) : inRoot('.data');

async function seed() {
  for (const { shift, run } of stages) {
    const product = await startProduct({
      dataDir,
      port: await freePort(),
      env: { ...process.env, NODE_ENV: 'test', CLOCK_SHIFT: String(shift), MAX_FREE_PROPOSALS: '100' },
      log: () => {},
    });
    try {
      await run(product.url);
    } finally {
      await product.stop();
    }
    console.log(shift === 0 ? 'hoje' : `há ${-shift / 86_400} dias`);
  }
  console.log('\nPessoas (senha acordo-demo):');
  for (const { owner } of Object.values(studios)) console.log(`  ${owner.email.padEnd(30)} ${owner.nome}`);
}

seed().catch((error) => {
  console.error(wordsOf(error));
  process.exit(1);
});
