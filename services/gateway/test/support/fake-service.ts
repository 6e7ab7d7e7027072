import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLER_HEADER, type Claims } from '@acordo/contracts/internal/caller';
import { verifyToken } from '@acordo/service-kit/caller/token';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly rawHeaders: readonly string[];
  readonly body: string;
  /** Claims of a valid, unexpired token for this service; else null. */
  readonly claims: Claims | null;
}
export type Responder = (seen: Seen, response: ServerResponse) => void | Promise<void>;

/** A service for the gateway: records requests and returns the configured responses. */
export interface FakeService {
  readonly url: string;
  readonly seen: Seen[];
  respond: Responder;
  close(): Promise<void>;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: object = {},
): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text);
}

export async function fakeService(name: string, key: string, respond: Responder): Promise<FakeService> {
  const secret = Buffer.from(key, 'base64url');
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers, rawHeaders } = request;
      if (url === '/readyz') return sendJson(response, 200, { status: 'ok' });
      const token = headers[CALLER_HEADER];
      const claims = typeof token === 'string' ? verifyToken(token, name, [secret], new Date()) : null;
      const seen = { method, url, headers, rawHeaders, body, claims };
      service.seen.push(seen);
      return service.respond(seen, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    respond,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
