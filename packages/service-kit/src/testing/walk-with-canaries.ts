import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@acordo/contracts/call';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CANARY, canaryIn, hostileBody, plantedBody, plantedPath } from './canaries.js';
import { routesOf } from './walk-routes.js';

const CONTRACTS = path.resolve(import.meta.dirname, '../../../contracts/src');
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value && 'who' in value;

/** Every contract, public and internal, whose route this service has. */
export async function callsOf(app: NestFastifyApplication): Promise<Call[]> {
  const known = new Set((await routesOf(app)).map((route) => `${route.method} ${route.path}`));
  const files = ['http', 'internal'].flatMap((folder) =>
    readdirSync(path.join(CONTRACTS, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(CONTRACTS, folder, file)),
  );
  const calls = new Map<string, Call>();
  // One after the other: Jest's module loader cannot link two at once.
  for (const file of files)
    for (const value of Object.values((await import(pathToFileURL(file).href)) as object))
      if (isCall(value) && known.has(`${value.method} ${value.path}`))
        calls.set(`${value.method} ${value.path}`, value);
  return [...calls.values()];
}

/** Headers as a browser, or an attacker, may send them; a gateway drops most of them. */
export const PLANTED_HEADERS = {
  cookie: `acordo_sessao=${CANARY}; acordo_admin=${CANARY}`,
  authorization: `Bearer ${CANARY}`,
  'user-agent': `${CANARY} \u001b[31m{"level":50}`,
  'idempotency-key': `${CANARY}-key`,
  'if-none-match': `"${CANARY}"`,
  'stripe-signature': `t=1,v1=${CANARY}`,
  'x-acordo-device': CANARY,
  'x-acordo-sign-in': CANARY,
  'x-request-id': `${CANARY}\u001b[31m{"level":50}${'x'.repeat(5_000)}`,
};

export interface PlantedResponse {
  call: string;
  status: number;
  body: string;
}

/** Calls with canaries in every parameter, and the responses. `headers` identify the caller; `id` is a row of ours. */
export async function plant(
  app: NestFastifyApplication,
  calls: readonly Call[],
  headers: () => Record<string, string>,
  id: string,
): Promise<PlantedResponse[]> {
  const responses: PlantedResponse[] = [];
  for (const call of calls)
    for (const place of ['', id])
      for (const payload of payloadsOf(call)) {
        const type = call.takes === 'raw' ? 'application/octet-stream' : 'application/json';
        const response = await app.inject({
          method: call.method,
          url: `${plantedPath(call, place)}?${CANARY}=${CANARY}&q=${CANARY}&cursor=${CANARY}`,
          headers: {
            ...PLANTED_HEADERS,
            ...headers(),
            ...(payload === undefined ? {} : { 'content-type': type }),
          },
          ...(payload === undefined ? {} : { payload }),
        });
        responses.push({
          call: `${call.method} ${call.path}`,
          status: response.statusCode,
          body: response.body,
        });
      }
  return responses;
}

function payloadsOf(call: Call): (string | undefined)[] {
  if (call.method === 'GET') return [undefined];
  return [
    JSON.stringify(plantedBody(call) ?? {}),
    JSON.stringify(hostileBody(call)),
    JSON.stringify([CANARY]),
    `{"password": "${CANARY}`,
    `{"${CANARY}":1,"${CANARY}":2}`,
  ];
}

/** Refusals that repeat the input. */
export const echoes = (responses: readonly PlantedResponse[]): string[] =>
  responses
    .filter(({ status, body }) => status >= 400 && canaryIn(body) !== null)
    .map(({ call, status, body }) => `${call} ${status}: ${body}`);

/** Longest line that a log may have. */
const LINE_MAX = 8_192;

/** Lines that are not one JSON event in safe characters, or that contain what a log must not (D35, attacks 66, 86). */
export const badLines = (lines: readonly string[], secrets: readonly string[] = []): string[] =>
  lines.filter((line) => {
    const text = line.endsWith('\n') ? line.slice(0, -1) : line;
    const isEvent = !/[\u0000-\u001f\u007f]/.test(text) && isJson(text) && text.length <= LINE_MAX;
    return !isEvent || canaryIn(text) !== null || secrets.some((secret) => text.includes(secret));
  });

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
