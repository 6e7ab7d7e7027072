/**
 * A page of 20 of an owner's 10,000 proposals in a database of 1,000,000: `node bench/list.mjs [seconds] [total]`.
 * Through the gateway, at the service, and page 200 against page 1; what the service adds to its own SQL, one connection.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withCost } from './lib/cost.mjs';
import { withDatabase } from './lib/database.mjs';
import { middle, percentiles, print, ratio, ratioOfCosts, repeat } from './lib/measure.mjs';
import { seedProposals } from './lib/seed.mjs';
import { account, unlimited, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const seconds = Number(process.argv[2] ?? 5);
const total = Number(process.argv[3] ?? 1_000_000);
const ROUNDS = 3;
const PAGE = 20;

await withStack(async (stack) => {
  await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
  const { cookie, id } = await account(stack.url);
  const seeded = await seedProposals({
    adminUrl: stack.database.adminUrl,
    linkKey: stack.secrets.linkKey,
    total,
    own: 10_000,
  });
  await rename(stack.database.adminUrl, seeded, id);
  const headers = () => stack.as(unlimited(id));
  const first = `/api/propostas?userId=${id}&limit=${PAGE}`;
  const page200 = await walk(stack.direct, first, headers);
  const measured = (round) => withCost(stack, () => repeat({ seconds, ...round }));
  const rounds = { gateway: [], direct: [], page200: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.direct.push(await measured({ url: stack.direct + first, headers: headers() }));
    rounds.gateway.push(await measured({ url: stack.url + first, headers: { cookie } }));
    rounds.page200.push(await measured({ url: stack.direct + page200, headers: headers() }));
  }
  const [direct, gateway, deep] = [rounds.direct, rounds.gateway, rounds.page200].map(middle);
  print('list of 20 through the gateway', gateway, 1200);
  print('list of 20 at the service', direct);
  print('page 200 at the service', deep);
  ratio('gateway : direct', gateway.rate / direct.rate, 0.6);
  ratioOfCosts('gateway : direct', gateway, direct);
  ratio('page 200 : page 1', deep.rate / direct.rate, 1 / 1.2);
  ratioOfCosts('page 200 : page 1', deep, direct);

  const alone = await measured({ url: stack.direct + first, headers: headers(), connections: 1 });
  print('one connection', alone);
  await ownSql(stack, id, alone);
});

/** The seed made an owner of its own; the account that logged in becomes it. */
function rename(adminUrl, from, to) {
  return withDatabase(adminUrl, async (db) => {
    await db.query('UPDATE proposals SET user_id = $2 WHERE user_id = $1', [from, to]);
    await db.query('VACUUM ANALYZE proposals');
  });
}

async function walk(url, first, headers) {
  let next = first;
  for (let page = 1; page < 200; page += 1) {
    const answer = await fetch(url + next, { headers: headers() });
    await answer.text();
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    if (!next) throw new Error(`only ${page} pages`);
  }
  return next;
}

/** The same statement, asked by pgbench (where there is one) and by the driver alone, one connection. */
async function ownSql({ database }, id, { p50 }) {
  const { listQuestion } = await import('../services/proposals/dist/proposals/persistence/list-own.js');
  const list = listQuestion(id, { status: '', text: '', after: null, rows: PAGE + 1 });
  const question = list.question.bind(list.values);
  const times = await withDatabase(database.adminUrl, async (db) => {
    const taken = [];
    for (let i = 0; i < 2_000; i += 1) {
      const begin = performance.now();
      await db.query(question);
      taken.push(performance.now() - begin);
    }
    return taken;
  });
  const driver = percentiles(times.slice(200)).p50;
  const bench = pgbench(database.adminUrl, question);
  console.log(`same SQL: pg driver p50 ${driver.toFixed(2)} ms, pgbench mean ${bench ?? '(none here)'} ms`);
  const base = bench ?? driver;
  console.log(
    `added by the service, p50: ${(p50 - base).toFixed(2)} ms  mark 1.5 ${p50 - base <= 1.5 ? 'met' : 'MISSED'}`,
  );
}

function pgbench(adminUrl, { text, values }) {
  const literal = (value) => (value === null ? 'NULL' : typeof value === 'number' ? value : `'${value}'`);
  const sql = text.replaceAll(/\$(\d+)/g, (_, place) => literal(values[place - 1])).replaceAll('\n', ' ');
  const file = path.join(os.tmpdir(), 'acordo-list.sql');
  fs.writeFileSync(file, `${sql};\n`);
  const url = `${adminUrl}?options=${encodeURIComponent('-c search_path=proposals')}`;
  const run = spawnSync('pgbench', ['-n', '-M', 'prepared', '-c', '1', '-T', '4', '-f', file, url], {
    encoding: 'utf8',
  });
  fs.rmSync(file);
  const mean = /latency average = ([\d.]+)/.exec(run.stdout ?? '')?.[1];
  return mean ? Number(mean) : undefined;
}
