import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call, ServiceName } from '@acordo/contracts/call';
import { type ErrorCode, errorText } from '@acordo/contracts/errors';
import { CALLER_HEADER, type Claims } from '@acordo/contracts/internal/caller';
import { verifyToken } from '@acordo/service-kit/caller/token';

export interface Asked {
  call: string;
  params: string[];
  query: Record<string, string>;
  body: unknown;
  claims: Claims;
}
/** The result of one call: a response, or a refusal in D5's form. */
export type Behind = (asked: Asked) => unknown;
export class Refusal {
  constructor(readonly code: ErrorCode) {}
}

/** Another service, by its contracts: requests and responses go through the schemas, tokens are checked. */
export class FakeService {
  readonly asked: Asked[] = [];
  readonly key: Buffer;
  /** Returns this for every call. */
  broken: { status: number; body: string } | null = null;
  url = '';
  private readonly behind = new Map<Call, Behind>();
  private readonly server = createServer((request, response) => {
    void this.response(request).then(
      ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      (error: Error) => response.writeHead(599).end(error.message),
    );
  });

  constructor(private readonly name: ServiceName) {
    this.key = Buffer.alloc(32, name);
  }

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  on(call: Call, behind: Behind): void {
    this.behind.set(call, behind);
  }

  calls(): string[] {
    return this.asked.map(({ call }) => call);
  }

  private async response(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const body = await textOf(request);
    const token = String(request.headers[CALLER_HEADER]);
    const claims = verifyToken(token, this.name, [this.key], new Date());
    if (claims?.iss !== 'admin' || claims.kind !== 'admin' || claims.sub === '') return refuse('FORBIDDEN');
    if (this.broken) return this.broken;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    for (const [call, behind] of this.behind) {
      const params = new RegExp(`^${call.path.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname);
      if (call.method !== request.method || !params) continue;
      const query = Object.fromEntries(searchParams);
      call.query?.parse(query);
      const given: unknown = body === '' ? undefined : call.body?.parse(JSON.parse(body));
      const asked = {
        call: `${call.method} ${call.path}`,
        params: params.slice(1),
        query,
        body: given,
        claims,
      };
      this.asked.push(asked);
      const result = behind(asked);
      if (result instanceof Refusal) return refuse(result.code);
      const [status, schema] = Object.entries(call.responses)[0] ?? [];
      const parsed = schema?.parse(result);
      return { status: Number(status), body: parsed === undefined ? '' : JSON.stringify(parsed) };
    }
    return refuse('NOT_FOUND');
  }
}

function refuse(code: ErrorCode) {
  const { status, error, message } = errorText(code);
  return { status, body: JSON.stringify({ error, message, code, requestId: 'r' }) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
