import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { verifyToken } from '@acordo/service-kit/caller/token';

const KEY = Buffer.alloc(32, 3);

/** Identity as called by proposals: events in its outbox, profiles, and received notifications. */
export class FakeIdentity {
  readonly events = new Map<string, { kind: string; v: number; model: unknown }>();
  readonly settled: { id: string; outcome: string }[] = [];
  readonly erased: string[] = [];
  profiles = new Map<string, object>();
  /** Owners whose email is not confirmed. */
  readonly unconfirmed = new Set<string>();
  /** Returns 503 to everything. */
  down = false;
  private readonly server = createServer((request, response) => {
    void this.response(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    });
  });

  static async start(): Promise<FakeIdentity> {
    const identity = new FakeIdentity();
    await new Promise<void>((resolve) => identity.server.listen(0, '127.0.0.1', resolve));
    return identity;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private readonly contactOf = (id: string) => ({
    nome: 'Marina Duarte',
    email: 'marina@estudiolume.com.br',
    email_confirmado: !this.unconfirmed.has(id),
    email_recusado: false,
    conta_encerrada: false,
  });

  private async response(request: IncomingMessage): Promise<{ status: number; body?: unknown }> {
    const token = String(request.headers[CALLER_HEADER]);
    const said = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
    };
    const claims = verifyToken(token, 'identity', [KEY], new Date(said.iat * 1000));
    if (claims?.iss !== 'proposals' || claims.kind !== 'service') return { status: 401, body: {} };
    if (this.down) return { status: 503, body: {} };
    const text = await bodyOf(request);
    const [, , noun, id = '', verb] = (request.url ?? '').split('/');
    if (noun === 'outbox' && !verb) return { status: 200, body: { message: this.events.get(id) ?? null } };
    if (noun === 'outbox') {
      this.settled.push({ id, outcome: (JSON.parse(text) as { outcome: string }).outcome });
      this.events.delete(id);
      return { status: 204 };
    }
    if (verb === 'erased') {
      this.erased.push(id);
      return { status: 204 };
    }
    if (verb === 'contact') return { status: 200, body: { contact: this.contactOf(id) } };
    return { status: 200, body: { profile: this.profiles.get(id) ?? null } };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
