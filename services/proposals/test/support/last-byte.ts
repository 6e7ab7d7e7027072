import { connect, type AddressInfo, type Socket } from 'node:net';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import type { Body, Method, TestApp } from './test-app.js';
import { type Claims, token, VISITOR } from './tokens.js';

/** A call as it is sent over the connection. */
export interface Wired {
  method: Method;
  path: string;
  as?: Claims;
  body?: object;
}

/** Opens the service's own port, as long as the service runs. */
export async function listen(app: TestApp): Promise<number> {
  await app.app.listen(0, '127.0.0.1');
  return (app.app.getHttpServer().address() as AddressInfo).port;
}

/**
 * Sends every request but its last byte over a separate connection; once the service holds all of them, releases the
 * last bytes in one tick, or that of the last request so much later. Returns come in the order of the requests.
 */
export async function together(app: TestApp, port: number, requests: readonly Wired[], laterMs = 0) {
  const calls = await Promise.all(requests.map((request) => hold(port, bytesOf(app, request))));
  await new Promise((resolve) => setTimeout(resolve, 5)); // the service reads what it was sent
  for (const [place, { release }] of calls.entries())
    if (laterMs > 0 && place === calls.length - 1) setTimeout(release, laterMs);
    else release();
  return Promise.all(calls.map(({ response }) => response));
}

function bytesOf(app: TestApp, { method, path, as = VISITOR, body }: Wired): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: proposals',
    'Connection: close',
    `${CALLER_HEADER}: ${token(as, app.now())}`,
    ...(content === ''
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

async function hold(port: number, bytes: Buffer) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  const response = responseOf(socket);
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, -1), () => resolve()));
  return { response, release: () => socket.write(bytes.subarray(-1)) };
}

/** Rejects if the service cut the connection: no response is no refusal. */
function responseOf(socket: Socket): Promise<{ status: number; body: Body | null }> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
      if (!status) return reject(new Error(`no response: ${text}`));
      const content = text.slice(text.indexOf('\r\n\r\n') + 4);
      resolve({ status, body: content === '' ? null : (JSON.parse(content) as Body) });
    });
  });
}
