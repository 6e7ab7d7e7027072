import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from './support/journey.js';
import pg from 'pg';
import { startTestProduct, type TestProduct } from '../test/product.js';
import { computer, type SlowClient, slowClient } from '../test/slow-client.js';
import { untilTrue } from '../test/until-true.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';

const MB = 1024 * 1024;
/** The size of an SVG before its limit was introduced; such images still exist. */
const IMAGE = randomBytes(3.7 * MB);
/** If no response arrived for this long, all rejections have been sent. */
const QUIET_MS = 1_000;
const HALF = Buffer.alloc(3 * MB - 1_000, 32);

let product: TestProduct;
let owner: ApiClient;
const clients: SlowClient[] = [];
test.beforeAll(async () => {
  // 400 bodies of one owner at once: here their memory is bounded, not their number (D48).
  product = await startTestProduct({ LIMIT_WRITES_PER_MINUTE: '100000' });
  owner = new ApiClient(product.url);
  const account = { nome: 'Dona', email: 'dona@exemplo.com.br', password: 'senha-boa' };
  await owner.call('POST', '/api/auth/register', account);
  await owner.call('POST', '/api/auth/login', account);
});
test.afterAll(async () => {
  for (const client of clients) client.leave();
  await product?.stop();
});

/** Over 5 s: hundreds of connections to the real product, which is started for it. */
test('200 slow readers and 400 half-sent bodies: owners are served, memory is bounded (attacks 230, 231)', async () => {
  const port = Number(new URL(product.url).port);
  const asset = await storedImage();
  const { body } = await owner.call('GET', '/api/auth/status');
  const list = `/api/propostas?userId=${(body['user'] as { id: string }).id}`;
  const proposal = { cliente_nome: 'Padaria', tipo_site: 'landing', valor_total: 4500 };
  expect((await owner.call('POST', '/api/propostas', proposal)).status).toBe(201);
  const before = residentMb();

  for (let i = 0; i < 200; i += 1)
    clients.push(slowClient(port, computer(i % 20), `GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`, 1));
  for (let i = 0; i < 400; i += 1) {
    const head = `POST /api/propostas HTTP/1.1\r\nHost: a\r\nCookie: ${owner.cookies}\r\nContent-Type: application/json\r\nContent-Length: ${3 * MB}\r\n\r\n`;
    const client = slowClient(port, computer(50 + (i % 40)), head, Number.POSITIVE_INFINITY);
    client.socket.write(HALF);
    clients.push(client);
  }
  const answered = () => clients.filter(({ text }) => text() !== '').length;
  await untilTrue(() => answered() > 400);
  // A gigabyte arrives at once, which alone keeps this machine busy. What is not rejected by then is held in memory.
  for (let before = 0; before < answered(); await setTimeout(QUIET_MS)) before = answered();
  for (let i = 0; i < 10; i += 1) expect((await owner.call('GET', list)).status).toBe(200);
  const wrong = clients
    .map(({ text }) => text())
    .filter((text) => !/^(HTTP\/1\.1 (200|408|503) |$)/.test(text));
  expect(wrong).toEqual([]);
  // BODIES_MB 64 and ANSWERS_MB 96, the first copied once while a buffer doubles, 64 KB for each of 600 sockets, and what the
  // garbage collector has not freed yet. Without bounds it is 1,200 MB for the bodies alone.
  expect(residentMb() - before).toBeLessThan(450);

  for (const client of clients) client.leave();
  await Promise.all(clients.map(({ closed }) => closed));
  expect((await owner.call('POST', '/api/propostas', proposal)).status).toBe(201);
  expect((await owner.download(asset)).bytes.length).toBe(IMAGE.length);
});

/** Stores the image as earlier releases did. Returns its URL. */
async function storedImage(): Promise<string> {
  const hash = createHash('sha256').update(IMAGE).digest();
  const database = new pg.Client(product.database.adminUrl);
  await database.connect();
  await database.query("INSERT INTO proposals.assets (hash, tipo, conteudo) VALUES ($1, 'png', $2)", [
    hash,
    IMAGE,
  ]);
  await database.end();
  return `/api/assets/${hash.toString('hex')}`;
}

function residentMb(): number {
  const status = fs.readFileSync(`/proc/${product.pidOf('gateway')}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
