import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Codes that the local postal-code service knows what to do with. */
export const CEPS = { found: '01310-100', missing: '99999-999', broken: '88888-888' } as const;

const ANSWERS: Readonly<Record<string, object>> = {
  '01310100': { logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' },
  '99999999': { erro: 'true' },
};

/** A postal-code service of our own (D28): give its address to the product as CEP_BASE_URL. */
export async function startCepService(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, answer) => {
    const digits = /^\/ws\/(\d{8})\/json\/$/.exec(request.url ?? '')?.[1] ?? '';
    const body = ANSWERS[digits];
    answer.writeHead(body ? 200 : 500, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    answer.end(JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
