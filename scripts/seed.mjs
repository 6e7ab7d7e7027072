/**
 * `npm run seed [folder]`: sample data that looks real, in the data of `npm start` (which must not be running): studios,
 * clients, proposals in every state, made through the product itself. For data without sample data.
 */
import path from 'node:path';
import { wordsOf } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';
import { plant } from './lib/seed/plant.mjs';
import { studios } from './lib/seed/studios.mjs';

const dataDir = process.argv[2] ? path.resolve(process.argv[2]) : inRoot('.data');

try {
  const product = await plant(dataDir, process.env);
  await product.stop();
  console.log('Dados de exemplo prontos. Pessoas (senha acordo-demo):');
  for (const { owner } of Object.values(studios)) console.log(`  ${owner.email.padEnd(30)} ${owner.nome}`);
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
