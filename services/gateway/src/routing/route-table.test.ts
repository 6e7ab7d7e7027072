import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@acordo/contracts/call';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BODY_WITH_LOGO, SMALL_BODY } from './route.js';
import { ROUTES } from './route-table.js';

const HTTP_CONTRACTS = path.resolve(import.meta.dirname, '../../../../packages/contracts/src/http');
const name = ({ method, path: template }: { method: string; path: string }) => `${method} ${template}`;

/** Every call that any file under contracts' http/ exports. */
async function publicCalls(): Promise<Call[]> {
  const files = readdirSync(HTTP_CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => pathToFileURL(path.join(HTTP_CONTRACTS, file)).href);
  const calls: Call[] = [];
  // One after the other: Jest's module loader cannot link two at once.
  for (const file of files) calls.push(...Object.values((await import(file)) as object).filter(isCall));
  return calls;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value && 'who' in value;

describe('the route table', () => {
  let calls: Call[];
  beforeAll(async () => {
    calls = await publicCalls();
  });

  it('has every public call of the contracts, each once, and nothing else (P7, P8, attack 151)', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(ROUTES.map(name).sort()).toEqual(calls.map(name).sort());
  });

  it('requires the caller of the contract (P13)', () => {
    const who = new Map(calls.map((call) => [name(call), call.who]));
    for (const route of ROUTES) expect([name(route), route.who]).toEqual([name(route), who.get(name(route))]);
  });

  it('takes bodies on writes alone, up to D7’s limits', () => {
    const withLogo = ROUTES.filter(({ body }) => body.limit === BODY_WITH_LOGO).map(name);
    expect(withLogo).toEqual([
      'POST /api/propostas',
      'PUT /api/propostas/:id',
      'POST /api/company-settings',
      'PUT /api/company-settings',
    ]);
    const forms = ROUTES.filter(({ body }) => body.kind === 'multipart');
    expect(forms.map((form) => [name(form), form.body.limit])).toEqual([
      ['POST /api/company-settings/logo', 2_306_867],
    ]);
    const raw = ROUTES.filter(({ body }) => body.kind === 'raw');
    expect(raw.map((one) => [name(one), one.body.limit])).toEqual([
      ['POST /api/billing/webhook', SMALL_BODY],
      ['POST /api/emails/parar/:token', 1_024],
    ]);
    for (const { method, body } of ROUTES.filter((one) => !forms.includes(one) && !raw.includes(one)))
      expect(body).toEqual(
        method === 'GET'
          ? { kind: 'none', limit: 0 }
          : { kind: 'json', limit: body.limit === BODY_WITH_LOGO ? BODY_WITH_LOGO : SMALL_BODY },
      );
    expect([SMALL_BODY, BODY_WITH_LOGO]).toEqual([262_144, 3_145_728]);
  });

  it('accepts a signature instead of session and Origin only on the webhook, and sends a sign-in’s cookie only to its callback', () => {
    expect(ROUTES.filter(({ signedBy }) => signedBy).map(name)).toEqual(['POST /api/billing/webhook']);
    expect(ROUTES.filter(({ signIn }) => signIn).map(name)).toEqual(['GET /api/auth/google/callback']);
  });

  it('has one read that starts something: an archive (D37)', () => {
    expect(ROUTES.filter(({ begins }) => begins).map(name)).toEqual(['GET /api/auth/export']);
  });

  it('counts whatever an owner makes grow at proposals (docs/decisions/0029)', () => {
    const changes = ROUTES.filter(
      ({ who, service, method }) => who === 'user' && service === 'proposals' && method !== 'GET',
    );
    expect(changes.filter(({ holderLimit }) => holderLimit === undefined).map(name)).toEqual([]);
  });

  it('counts decisions and public reads (D48)', () => {
    const limited = (limit: string) => ROUTES.filter((route) => route.limit === limit).map(name);
    expect(limited('decisions')).toEqual([
      'POST /api/propostas/:id/assinatura',
      'POST /api/propostas/:id/rejeitar',
      'POST /api/public/proposal/:token/novo-link',
    ]);
    // A reported view counts as a read; so does a choice about emails.
    const likeReads = /\/view$|^\/api\/emails\//;
    const reads = ROUTES.filter(
      ({ who, method, path, limit }) =>
        who === 'public' && limit !== 'verifications' && (method === 'GET' || likeReads.test(path)),
    );
    expect(limited('publicReads')).toEqual(reads.map(name));
    expect(limited('verifications')).toEqual(['GET /api/public/verify/:codigo']);
    expect(ROUTES.filter(({ holderLimit }) => holderLimit === 'pdfs').map(name)).toEqual([
      'GET /api/auth/export',
      'GET /api/propostas/:id/pdf',
      'GET /api/public/proposal/:token/pdf',
    ]);
  });
});
