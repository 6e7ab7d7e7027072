/**
 * What the gateway costs: the client's data call through it against the same call to the service directly, in one run,
 * alternating. Needs the compiled product. `node bench/gateway.mjs [seconds]`; prints requests/s, p50 and the ratio.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { CALLER_HEADER } from '../packages/contracts/dist/internal/caller.js';
import { signToken } from '../packages/service-kit/dist/caller/token.js';
import { freePort } from '../scripts/lib/ports.mjs';
import { startProduct } from '../scripts/lib/product.mjs';

const seconds = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-bench-'));
fs.chmodSync(dataDir, 0o711); // Postgres runs as another user when we are root
const product = await startProduct({
  dataDir,
  port: await freePort(),
  // The limits of D48 would answer instead of the product; they are raised here and nowhere else.
  env: {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    LIMIT_PUBLIC_READS_PER_MINUTE: '100000000',
    LIMIT_GUESSES_PER_MINUTE: '100000000',
  },
  log: (text) => process.stderr.write(`${text}\n`),
});
try {
  const token = await sharedProposal(product.url);
  const route = `/api/public/proposal/${token}`;
  const direct = `http://127.0.0.1:${product.ports.proposals}${route}`;
  const sides = { direct: [], gateway: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    sides.direct.push(await measure(direct, { [CALLER_HEADER]: callerToken() }));
    sides.gateway.push(await measure(product.url + route, {}));
  }
  const middle = (list) => list.toSorted((a, b) => a.rate - b.rate)[Math.floor(list.length / 2)];
  const [there, here] = [middle(sides.direct), middle(sides.gateway)];
  console.log(`direct   ${there.rate.toFixed(0)}/s  p50 ${there.p50} ms`);
  console.log(`gateway  ${here.rate.toFixed(0)}/s  p50 ${here.p50} ms`);
  console.log(`ratio    ${(here.rate / there.rate).toFixed(2)}`);
} finally {
  await product.stop();
  fs.rmSync(product.postgresDir, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function measure(url, headers) {
  const result = await autocannon({ url, headers, connections: 10, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not 2xx`);
  return { rate: result.requests.average, p50: result.latency.p50 };
}

/** Signed anew for each measurement: a token lives 30 s. */
function callerToken() {
  const secrets = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const key = Buffer.from(secrets.internalKeys.proposals, 'base64url');
  const claims = { iss: 'gateway', aud: 'proposals', kind: 'anonymous', sub: '', sid: '', rights: null };
  return signToken({ ...claims, ip: '127.0.0.1', port: 1, ua: 'bench', rid: randomUUID() }, key, new Date());
}

async function sharedProposal(url) {
  let cookie = '';
  const call = async (route, body) => {
    const answer = await fetch(url + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${route}: ${answer.status}`);
    cookie =
      answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || cookie;
    return answer.status === 204 ? undefined : answer.json();
  };
  const account = { nome: 'Bench', email: 'bench@exemplo.com.br', password: 'senha-boa' };
  await call('/api/auth/register', account);
  await call('/api/auth/login', account);
  const { id } = await call('/api/propostas', {
    cliente_nome: 'Padaria',
    tipo_site: 'landing',
    valor_total: '4500.00',
  });
  const { publicToken } = await call(`/api/propostas/${id}/generate-link`, {});
  return publicToken;
}
