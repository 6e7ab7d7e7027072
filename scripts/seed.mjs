/**
 * `npm run seed [folder]`: sample data that looks real, in the data of `npm start` (which must not be running): three people, and
 * proposals in every state, made through the product itself.
 */
import path from 'node:path';
import { ApiClient } from './lib/api-client.mjs';
import { wordsOf } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { startProduct } from './lib/product.mjs';
import { plantSample } from './lib/sample/sample.mjs';
import { studios } from './lib/sample/studios.mjs';

const dataDir = process.argv[2] ? path.resolve(process.argv[2]) : inRoot('.data');
// The sample's addresses are made up, but may be somebody's: messages stay in the folder's outbox.
const env = { ...process.env, HOST: '', PUBLIC_URL: '', SMTP_URL: '' };

try {
  const product = await startProduct({ dataDir, port: await freePort(), env });
  try {
    const client = new ApiClient(product.url);
    const { status } = await client.call('POST', '/api/auth/login', studios.marina.owner);
    if (status === 200) throw new Error(`Os dados de exemplo já estão em ${dataDir}.`);
    await plantSample(product);
  } finally {
    await product.stop();
  }
  console.log('Dados de exemplo prontos. Pessoas (senha acordo-demo):');
  for (const { owner } of Object.values(studios)) console.log(`  ${owner.email.padEnd(30)} ${owner.nome}`);
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
