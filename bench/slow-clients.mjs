/**
 * An owner's call alone, and while 200 clients at 20 addresses read a large image slowly and 400 at 40 addresses have sent
 * half of a body, in one run, in turns: `npm run bench:slow [seconds]`. Needs Linux, where 127.0.0.0/8 is this machine.
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { connect } from 'node:net';
import { withDatabase } from './lib/database.mjs';
import { each, middle, print } from './lib/measure.mjs';
import { get, newProposal, post } from './lib/proposal.mjs';
import { account, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const seconds = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
const READERS = 200;
const HALVES = 400;
/** Of the ratio of the two 95th percentiles. */
const MARK = 2;
const MB = 1024 * 1024;
const image = randomBytes(3.7 * MB);
const half = Buffer.alloc(3 * MB - 1_000, 32);

await withStack(async (stack) => {
  await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
  const { cookie, id } = await account(stack.url);
  const origin = { origin: stack.url, cookie };
  for (let i = 0; i < 3; i += 1) await fetch(stack.url + '/api/propostas', post('', origin, newProposal));
  const asset = await storeImage(stack);
  const list = () =>
    each({
      url: stack.url,
      seconds,
      status: 200,
      connections: 4,
      next: () => get(`/api/propostas?userId=${id}&limit=20`, { cookie }),
    });
  const resident = () => {
    const status = fs.readFileSync(`/proc/${stack.pidOf('gateway')}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  };
  await list(); // warm
  const before = resident();
  const rounds = { alone: [], among: [] };
  let most = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.alone.push(await list());
    const crowd = await gather(Number(new URL(stack.url).port), asset, cookie);
    rounds.among.push(await list());
    most = Math.max(most, resident());
    console.log(`answered to the crowd: ${JSON.stringify(crowd.statuses())}`);
    await crowd.leave();
  }
  const [alone, among] = [rounds.alone, rounds.among].map(middle);
  print('list of an owner, alone', alone);
  print('list of an owner, among the crowd', among);
  const ratio = among.p95 / alone.p95;
  console.log(`p95 among : alone  ${ratio.toFixed(2)}  mark ${MARK} ${ratio <= MARK ? 'met' : 'MISSED'}`);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const mb = (value) => `${value.toFixed(0)} MB`;
  console.log(`gateway  before ${mb(before)}  among ${mb(most)}  5 s after ${mb(resident())}`);
});

/** As images of earlier releases lie there. Answers its address. */
async function storeImage({ database }) {
  const hash = createHash('sha256').update(image).digest();
  await withDatabase(database.adminUrl, (db) =>
    db.query("INSERT INTO assets (hash, tipo, conteudo) VALUES ($1, 'png', $2)", [hash, image]),
  );
  return `/api/assets/${hash.toString('hex')}`;
}

/** Comes and stays, until who is refused knows it: bodies are cut after 15 s, so a round must not take longer. */
async function gather(port, asset, cookie) {
  const clients = [];
  const come = (from, parts, reads) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const client = { socket, status: '' };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      client.status ||= chunk.toString('latin1', 9, 12);
      if (!reads) socket.pause();
    });
    for (const part of parts) socket.write(part);
    clients.push(client);
  };
  for (let i = 0; i < READERS; i += 1)
    come(`127.0.2.${1 + (i % 20)}`, [`GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`], false);
  const head = `POST /api/propostas HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${3 * MB}\r\n\r\n`;
  for (let i = 0; i < HALVES; i += 1) come(`127.0.3.${1 + (i % 40)}`, [head, half], true);
  await settle(() => clients.filter(({ status }) => status === '').length);
  return {
    statuses: () => countOf(clients),
    leave: async () => {
      const gone = clients.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
      for (const { socket } of clients) socket.destroy();
      await Promise.race([Promise.all(gone), new Promise((resolve) => setTimeout(resolve, 2_000))]);
    },
  };
}

/** Until some are answered and the number of those who wait has stayed the same for a second. */
async function settle(waiting) {
  const all = waiting();
  for (let before = all, now = -1; now === all || now !== before; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    now = waiting();
  }
}

function countOf(clients) {
  const counts = {};
  for (const { status } of clients) counts[status || 'held'] = (counts[status || 'held'] ?? 0) + 1;
  return counts;
}
