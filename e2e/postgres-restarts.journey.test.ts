import { setTimeout } from 'node:timers/promises';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { expect, test } from './support/journey.js';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';

const ANA = { nome: 'Ana Lima', email: 'ana@exemplo.com.br', password: 'segredo1' };
const UNLIMITED = {
  MAX_FREE_PROPOSALS: '100000',
  LIMIT_PUBLIC_READS_PER_MINUTE: '100000',
  LIMIT_WRITES_PER_MINUTE: '100000',
};

/** Confirmed changes are there after a kill: commits are written to disk before the response. */
const LIKE_PRODUCTION = ['synchronous_commit=on'];

let product: TestProduct;
let owner: ApiClient;
let token = '';
test.beforeAll(async () => {
  product = await startTestProduct(UNLIMITED, { postgresFlags: LIKE_PRODUCTION });
  owner = new ApiClient(product.url);
  await owner.call('POST', '/api/auth/register', ANA);
  await owner.call('POST', '/api/auth/login', ANA);
  const { body } = await owner.call('POST', '/api/propostas', contentFixture);
  const shared = await owner.call('POST', `/api/propostas/${String(body['id'])}/generate-link`, {});
  token = String(shared.body['publicToken']);
});
test.afterAll(() => product?.stop());

/** Pause between two calls of the same kind, so that all kinds are called. */
const BETWEEN_CALLS_MS = 5;
/** Calls that are made before anything happens. */
const BEFORE_MS = 300;
/** Long enough for calls of every kind while the database is down. */
const AWAY_MS = 1_000;
const isBack = () =>
  expect
    .poll(async () => (await owner.call('GET', '/api/propostas')).status, {
      timeout: 30_000,
      intervals: [100],
    })
    .toBe(200);

/** The results of the calls, and the ids whose creation was confirmed. */
async function callUntil(ended: () => boolean) {
  const outcomes: string[] = [];
  const made: string[] = [];
  const company = { nome_empresa: 'Ateliê Lima' };
  const calls: (() => Promise<{ status: number; headers: Headers; body: Record<string, unknown> }>)[] = [
    () => owner.call('POST', '/api/propostas', { ...contentFixture, titulo: 'Durante a queda' }),
    () => owner.call('GET', '/api/propostas?limit=5'),
    () => owner.call('GET', '/api/propostas/stats'),
    () => owner.call('PUT', '/api/company-settings', company),
    () => new ApiClient(product.url).call('GET', `/api/public/proposal/${token}`),
    () => new ApiClient(product.url).call('GET', '/api/auth/status'),
    () => new ApiClient(product.url).call('POST', '/api/auth/login', ANA),
    () => owner.call('GET', '/api/auth/sessions'),
  ];
  const loop = async (call: (typeof calls)[number]) => {
    while (!ended()) {
      const { status, headers, body } = await call();
      outcomes.push(status < 500 ? 'answered' : `${status}, Retry-After ${headers.get('retry-after')}`);
      if (status === 201) made.push(String(body['id']));
      await setTimeout(BETWEEN_CALLS_MS);
    }
  };
  await Promise.all(calls.flatMap((call) => [loop(call), loop(call)]));
  return { outcomes: new Set(outcomes), made };
}

const isAnother = (pid: number) => ![pid, undefined].includes(product.pidOfPostgres());
const kill = (signal: NodeJS.Signals) => async () => {
  const pid = product.pidOfPostgres();
  if (!pid) throw new Error('Postgres does not run');
  process.kill(pid, signal);
  await expect.poll(() => isAnother(pid), { timeout: 30_000 }).toBe(true);
};
const restart = async () => {
  await product.stopPostgres();
  await setTimeout(AWAY_MS);
  await product.startPostgres();
};

test.describe('while Postgres restarts (attacks 167, 185)', () => {
  for (const [how, interrupt] of [
    ['in good order', restart],
    ['at once, its sessions cut off', kill('SIGQUIT')],
    ['killed, with its socket left behind', kill('SIGKILL')],
  ] as const) {
    test(`calls succeed or return 503 with Retry-After, never 500: ${how}`, async () => {
      let isOver = false;
      const calling = callUntil(() => isOver);
      await setTimeout(BEFORE_MS);
      await interrupt();
      await isBack();
      isOver = true;
      const { outcomes, made } = await calling;
      expect([...outcomes].sort()).toEqual(['503, Retry-After 2', 'answered']);
      const there = await Promise.all(made.map((id) => owner.call('GET', `/api/propostas/${id}`)));
      expect(there.filter(({ status }) => status !== 200)).toEqual([]);
      expect(made.length).toBeGreaterThan(0);
    });
  }
});
