import { once } from 'node:events';
import { createServer } from 'node:http';
import { copiedDataDir } from '../../test/data-dir.mjs';
import { startCepService } from './cep.mjs';
import { LentProduct } from './lent-product.mjs';
import { preparedData } from './prepared-data.mjs';

/**
 * Where journeys get what takes long to make, each made when somebody first asks. `/prepared`: the data of a product that was
 * never started, to be copied. `/<worker>`: a running product, made as new each time that this worker of Jest asks again: a
 * start takes ten seconds of both processors, and most files only want nobody else's rows.
 *
 * Run by Jest's main process, which outlives the files.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openDesk() {
  const cep = await startCepService();
  /** @type {ReturnType<typeof preparedData> | undefined} */
  let made;
  const prepared = () => {
    if (!made) {
      made = preparedData();
      made.catch(() => (made = undefined)); // the next file tries again
    }
    return made;
  };
  /** @type {Map<string, Promise<LentProduct>>} by worker */
  const lent = new Map();

  const begin = async () => LentProduct.start(copiedDataDir((await prepared()).folder), cep.url);
  const lend = async (/** @type {string} */ worker) => {
    const known = lent.get(worker);
    if (known) {
      await (await known).makeAsNew();
      return (await known).facts;
    }
    const started = begin();
    lent.set(worker, started);
    started.catch(() => lent.delete(worker)); // the next file tries again
    return (await started).facts;
  };

  const answers = async (/** @type {string} */ path) =>
    path === '/prepared' ? { folder: (await prepared()).folder } : lend(path);
  const server = createServer((request, answer) => {
    answers(request.url ?? '').then(
      (body) => answer.end(JSON.stringify(body)),
      (error) => answer.writeHead(500).end(String(error?.stack ?? error)),
    );
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      cep.stop();
      await Promise.all([...lent.values()].map(async (started) => (await started).end()));
      (await made)?.remove();
    },
  };
}
