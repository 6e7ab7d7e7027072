import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResponseOf, Call, ServiceName } from '@acordo/contracts/call';
import { type ErrorCode, errorText } from '@acordo/contracts/errors';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { getAsset } from '@acordo/contracts/http/assets/get-asset';
import { readAccountToken } from '@acordo/contracts/internal/account-token';
import { getContact, reportDelivery } from '@acordo/contracts/internal/contact';
import { readLinkToken } from '@acordo/contracts/internal/link-token';
import { readOutbox, reopenOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { readSignatureImage } from '@acordo/contracts/internal/signature-image';
import { readSignedPdf } from '@acordo/contracts/internal/signed-pdf';
import { verifyToken } from '@acordo/service-kit/caller/token';

export interface Row {
  kind: string;
  v: number;
  model: unknown;
  status: 'queued' | 'sent' | 'dead';
  reason: string;
  undelivered?: string | null;
  /** How often it was settled. */
  settled: number;
}

type Known = NonNullable<ResponseOf<typeof getContact>['contact']>;
type Contact = Omit<Known, 'email_recusado'> & Partial<Known>;

export interface FakeService {
  url: string;
  key: Buffer;
  rows: Map<string, Row>;
  contacts: Map<string, Contact | null>;
  /** Notifications about addresses: user, address, refused or not. */
  deliveries: { id: string; email: string; recusado: boolean }[];
  /** By link or one-time token's row, by signed proposal, by hash: what the service would return; a missing one is null or 404. */
  tokens: Map<string, string>;
  pdfs: Map<string, Buffer>;
  assets: Map<string, Buffer>;
  signatures: Map<string, Buffer>;
  /** Links whose proposal was decided. */
  decided: Set<string>;
  /** Returns 503 to calls of these contracts. */
  down: Set<Call>;
  /** Signed proposals whose record is being verified. */
  verifying: Set<string>;
  calls: string[];
  /** Its clock, for checking tokens (D3). */
  now: () => Date;
  close(): Promise<void>;
}

const CALLS = [
  readOutbox,
  settleOutbox,
  reopenOutbox,
  getContact,
  reportDelivery,
  readLinkToken,
  readAccountToken,
  readSignedPdf,
  readSignatureImage,
  getAsset,
];

/** Another service, by its contracts: only the work behind the calls is faked. */
export async function fakeService(service: ServiceName): Promise<FakeService> {
  const state: FakeService = {
    url: '',
    key: Buffer.alloc(32, service),
    rows: new Map(),
    contacts: new Map(),
    deliveries: [],
    tokens: new Map(),
    pdfs: new Map(),
    assets: new Map(),
    signatures: new Map(),
    decided: new Set(),
    down: new Set(),
    verifying: new Set(),
    calls: [],
    now: () => new Date(),
    close: async () => undefined,
  };
  const server = createServer((request, response) => {
    void handle(request, response, service, state).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return state;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  service: string,
  state: FakeService,
) {
  const token = request.headers[CALLER_HEADER];
  const claims = typeof token === 'string' ? verifyToken(token, service, [state.key], state.now()) : null;
  const found = CALLS.map((call) => ({ call, id: matchId(call, request) })).find(({ id }) => id !== null);
  if (!found?.id) return void response.writeHead(404).end();
  const { call, id } = found;
  const kind = call.who === 'public' ? 'anonymous' : 'service';
  if (claims?.iss !== 'notifications' || claims.kind !== kind) return void response.writeHead(401).end();
  state.calls.push(`${call.method} ${call.path}`);
  if (state.down.has(call)) return void response.writeHead(503).end();
  if (call === settleOutbox) {
    const body = settleOutbox.body.parse(JSON.parse(await textOf(request)));
    settle(state.rows.get(id), body);
    return void response.writeHead(204).end();
  }
  if (call === reportDelivery) {
    state.deliveries.push({ id, ...reportDelivery.body.parse(JSON.parse(await textOf(request))) });
    return void response.writeHead(204).end();
  }
  const files = filesOf(call, state);
  if (files) {
    if (state.verifying.has(id)) return refuse(response, 'RECORD_IN_VERIFICATION');
    const file = files.get(id);
    return void response.writeHead(file ? 200 : 404).end(file);
  }
  const responses: Record<string, () => unknown> = {
    [readOutbox.path]: () => readOutbox.responses[200].parse({ message: message(state.rows.get(id)) }),
    [reopenOutbox.path]: () => reopenOutbox.responses[200].parse({ state: reopen(state.rows.get(id)) }),
    [readAccountToken.path]: () =>
      readAccountToken.responses[200].parse({ token: state.tokens.get(id) ?? null }),
    [readLinkToken.path]: () =>
      readLinkToken.responses[200].parse({
        token: state.tokens.get(id) ?? null,
        aguarda_resposta: !state.decided.has(id),
      }),
    [getContact.path]: () => getContact.responses[200].parse({ contact: state.contacts.get(id) ?? null }),
  };
  const body = responses[call.path]?.();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function filesOf(call: Call, { assets, pdfs, signatures }: FakeService): Map<string, Buffer> | null {
  if (call === getAsset) return assets;
  if (call === readSignatureImage) return signatures;
  return call === readSignedPdf ? pdfs : null;
}

function refuse(response: ServerResponse, code: ErrorCode): void {
  const { status, error, message } = errorText(code);
  const body = { error, message, code, requestId: 'test' };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function matchId(call: Call, request: IncomingMessage): string | null {
  const pattern = new RegExp(
    `^${call.path.replace(':id', '([0-9a-f-]{36})').replace(':hash', '([0-9a-f]{64})')}$`,
  );
  return call.method === request.method ? (pattern.exec(request.url ?? '')?.[1] ?? null) : null;
}

const message = (row: Row | undefined) =>
  row?.status === 'queued' ? { kind: row.kind, v: row.v, model: row.model } : null;

interface Settled {
  outcome: 'sent' | 'dead';
  reason: string;
  undelivered: string | null;
}

function settle(row: Row | undefined, { outcome, reason, undelivered }: Settled) {
  if (!row) return;
  row.settled += 1;
  if (row.status !== 'queued') return;
  Object.assign(row, {
    status: outcome,
    reason,
    undelivered,
    ...(outcome === 'sent' ? { model: null } : {}),
  });
}

function reopen(row: Row | undefined): 'open' | 'gone' {
  if (row?.status === 'queued') return 'open';
  if (row?.status !== 'dead' || row.model === null) return 'gone';
  Object.assign(row, { status: 'queued', reason: '' });
  return 'open';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
