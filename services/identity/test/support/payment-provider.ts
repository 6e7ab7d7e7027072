import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeProvider {
  readonly url: string;
  /** Received calls: `DELETE /v1/subscriptions/sub_1 Bearer sk_test` … */
  readonly asked: string[];
  /** Its response to the cancelling of a subscription: a status and a body. */
  response(id: string): { status: number; body: object };
  close(): Promise<void>;
}

/** A payment provider of our own on its own port: has no subscription until `response` is set. */
export async function startProvider(): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    request.resume();
    const { method, url = '', headers } = request;
    provider.asked.push(`${method} ${url} ${headers.authorization}`);
    const { status, body } = provider.response(url.split('/').at(-1) ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    response: () => UNKNOWN,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}

/** The provider's response for an unknown or ended subscription. */
export const UNKNOWN = {
  status: 404,
  body: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' },
  },
};
