import { once } from 'node:events';
import { createServer } from 'node:http';

/** Codes with a defined response of the local postal-code service. */
export const CEPS = /** @type {const} */ ({
  found: '01310-100',
  missing: '99999-999',
  broken: '88888-888',
});

/** @type {Record<string, object | undefined>} */
const ANSWERS = {
  '01310100': { logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' },
  99999999: { erro: 'true' },
};

/**
 * A postal-code service of our own (D28): its address is the product's CEP_BASE_URL.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startCepService() {
  const server = createServer((request, response) => {
    const digits = /^\/ws\/(\d{8})\/json\/$/.exec(request.url ?? '')?.[1] ?? '';
    const body = ANSWERS[digits];
    response.writeHead(body ? 200 : 500, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
