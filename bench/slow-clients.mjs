/**
 * An owner's call alone, and while 200 clients at 20 addresses read a large image slowly and 400 at 40 addresses have sent
 * half of a body, in one run, in turns: `npm run bench:slow [seconds]`. Needs Linux, where 127.0.0.0/8 is this machine.
 */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../scripts/lib/database.mjs';
import { computer, slowClient } from '../test/slow-client.ts';
import { compare } from './lib/compare.mjs';
import { measure } from './lib/measure.mjs';
import { newProposal } from './lib/proposals.mjs';
import { ask, post } from './lib/requests.mjs';
import { account } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 5);
const READERS = 200;
const HALVES = 400;
/** Of the ratio of the two 95th percentiles. */
const MARK = 2;
const MB = 1024 * 1024;
const image = randomBytes(3.7 * MB);

await compare(async (stack) => {
  const { cookie, id } = await account(stack.url);
  for (let i = 0; i < 3; i += 1)
    await ask(stack.url, post('/api/propostas', { cookie, origin: stack.url }, newProposal));
  const asset = await storeImage(stack);
  const request = { path: `/api/propostas?userId=${id}&limit=20`, headers: { cookie } };
  const list = () => measure({ url: stack.url, request, seconds, connections: 4 });
  const listAmongCrowd = async () => {
    const leave = await gather(Number(new URL(stack.url).port), asset, cookie);
    const figures = await list();
    await leave();
    return figures;
  };
  await list(); // warm
  return {
    calls: { 'list of an owner, alone': { run: list }, 'among the crowd': { run: listAmongCrowd } },
    after: ({ 'list of an owner, alone': alone, 'among the crowd': among }) => {
      const ratio = among.p95 / alone.p95;
      console.log(`p95 among : alone  ${ratio.toFixed(2)}  mark ${MARK} ${ratio <= MARK ? 'met' : 'MISSED'}`);
    },
  };
});

/** As images of earlier releases lie there. Gives back its address. */
async function storeImage(stack) {
  const hash = createHash('sha256').update(image).digest();
  const text = "INSERT INTO proposals.assets (hash, tipo, conteudo) VALUES ($1, 'png', $2)";
  await rowsOf(stack, text, [hash, image]);
  return `/api/assets/${hash.toString('hex')}`;
}

/** The crowd comes and stays. Gives back how it leaves. */
async function gather(port, asset, cookie) {
  const read = `GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const head = `POST /api/propostas HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${3 * MB}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(3 * MB - 1_000, ' ')]);
  const come = (count, from, bytes) =>
    Array.from({ length: count }, (_, i) => slowClient(port, computer(i % from), bytes, 1));
  const clients = [...come(READERS, 20, read), ...come(HALVES, 40, body)];
  // Until those who are refused know it: bodies are cut after 15 s, so a round must not take longer.
  let held = clients.length;
  for (let before = -1; held === clients.length || held !== before; ) {
    before = held;
    await pause(1_000);
    held = clients.filter((client) => client.text() === '').length;
  }
  const statuses = Object.groupBy(clients, (client) => client.text().slice(9, 12) || 'held');
  const counts = Object.entries(statuses).map(([status, those]) => `${those.length} × ${status}`);
  console.log(`responses to the crowd: ${counts.join(', ')}`);
  return async () => {
    for (const client of clients) client.leave();
    await Promise.all(clients.map(({ closed }) => closed));
  };
}
