/**
 * What each part of the product keeps in memory (Linux: its proportional set, so that shared pages count once), idle and
 * after a time of everything at once: lists, creates, pages, PDFs. `npm run bench:memory [seconds]`
 */
import fs from 'node:fs';
import { each, print } from './lib/measure.mjs';
import { partsOf } from './lib/processes.mjs';
import { get, newProposal, post } from './lib/proposal.mjs';
import { unlimited, withStack } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 30);

await withStack(
  async (stack) => {
    await settle();
    const idle = memory(stack);
    const owner = unlimited();
    const tokens = await shared(stack, owner, 200);
    const direct = { url: stack.direct, seconds, connections: 3 };
    const loads = await Promise.all([
      each({ ...direct, status: 201, next: () => post('/api/propostas', stack.as(owner), newProposal) }),
      each({ ...direct, status: 200, next: () => get('/api/propostas?limit=20', stack.as(owner)) }),
      each({
        ...direct,
        url: stack.url,
        status: 200,
        next: (i) => get(`/public/proposal/${tokens[i % tokens.length]}`, {}),
      }),
      each({
        ...direct,
        connections: 2,
        status: 200,
        next: (i) => get(`/api/public/proposal/${tokens[i % tokens.length]}/pdf`, stack.as()),
      }),
    ]);
    const busy = memory(stack);
    ['creates', 'lists of 20', 'pages', 'PDFs'].forEach((name, i) => print(name, loads[i]));
    for (const name of Object.keys(idle)) row(name, idle[name], busy[name]);
    const sum = (all) => Object.values(all).reduce((total, mb) => total + mb, 0);
    row('all', sum(idle), sum(busy));
  },
  { LIMIT_PDFS_PER_MINUTE: '100000000' },
);

function row(name, idle, busy) {
  const mb = (value) => `${value.toFixed(0).padStart(5)} MB`;
  console.log(`${name.padEnd(16)} idle ${mb(idle)}   under load ${mb(busy)}`);
}

function settle() {
  return new Promise((resolve) => setTimeout(resolve, 5_000));
}

/** MB of each service with its children, of Postgres, of Redis. */
function memory(stack) {
  const sum = (pids) => pids.reduce((total, pid) => total + proportionalSet(pid), 0);
  return Object.fromEntries(Object.entries(partsOf(stack)).map(([name, pids]) => [name, sum(pids)]));
}

function proportionalSet(pid) {
  const file = `/proc/${pid}/smaps_rollup`;
  const kb = fs.existsSync(file) ? /^Pss:\s+(\d+)/m.exec(fs.readFileSync(file, 'utf8'))?.[1] : undefined;
  return Number(kb ?? 0) / 1024;
}

async function shared({ direct, as }, owner, count) {
  const ask = async (request) => (await fetch(direct + request.path, request)).json();
  const tokens = [];
  while (tokens.length < count) {
    const { id } = await ask(post('/api/propostas', as(owner), newProposal));
    tokens.push((await ask(post(`/api/propostas/${id}/generate-link`, as(owner), {}))).publicToken);
  }
  return tokens;
}
