/**
 * What everybody else notices of PDFs: `npm run bench:pdf-others [PDFs] [owners]`. Each owner asks for PDFs of its own
 * proposals, all at once, none drawn before, and again when told to wait; meanwhile somebody else lists proposals, at the
 * service and through the gateway. The same list before it, for comparison. Needs the compiled product and the built web.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { percentiles, print } from './lib/measure.mjs';
import { newProposal, post } from './lib/proposal.mjs';
import { account, unlimited, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const pdfs = Number(process.argv[2] ?? 200);
const owners = Array.from({ length: Number(process.argv[3] ?? 8) }, () => unlimited());
const MARK_MS = 200;
const LISTED = 20;
const ALONE_MS = 3_000;
const PAUSE_MS = 10;

await withStack(
  async (stack) => {
    await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
    const { id, cookie } = await account(stack.url);
    const reader = unlimited(id);
    for (let at = 0; at < LISTED; at += 1) await create(stack, reader, at);
    const wanted = [];
    for (let at = 0; at < pdfs; at += 1) wanted.push(await create(stack, owners[at % owners.length], at));
    const list = `/api/propostas?userId=${id}`;
    await beside(stack, wanted, 'list at the service', () => [stack.direct + list, stack.as(reader)]);
    await beside(stack, wanted, 'list through the gateway', () => [stack.url + list, { cookie }]);
  },
  { PDF_CACHE_MB: '0' },
);

async function beside(stack, wanted, name, request) {
  const end = performance.now() + ALONE_MS;
  print(`${name}, alone`, await listing(request, () => performance.now() < end));
  let left = wanted.length;
  let refused = 0;
  const begin = performance.now();
  const asked = wanted.map(async (proposal) => {
    const times = await askUntilDrawn(stack, proposal);
    refused += times;
    left -= 1;
  });
  const during = await listing(request, () => left > 0);
  await Promise.all(asked);
  print(`${name}, beside ${wanted.length} PDFs`, during);
  const took = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${''.padEnd(34)} mark p99 ${MARK_MS} ms ${during.p99 <= MARK_MS ? 'met' : 'MISSED'}; all drawn in ${took} s, ${refused} times told to wait`,
  );
}

/** How often it was told to wait. */
async function askUntilDrawn({ direct, as }, { id, owner }) {
  for (let refused = 0; ; refused += 1) {
    const answer = await fetch(`${direct}/api/propostas/${id}/pdf`, { headers: as(owner) });
    await answer.arrayBuffer();
    if (answer.status === 200) return refused;
    if (answer.status !== 429) throw new Error(`a PDF: ${answer.status}`);
    await pause(Number(answer.headers.get('retry-after')) * 1000);
  }
}

/** One request after the other, for as long as `goesOn`. */
async function listing(request, goesOn) {
  const times = [];
  const begin = performance.now();
  while (goesOn()) {
    const [url, headers] = request();
    const sent = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - sent);
    if (answer.status !== 200) throw new Error(`the list: ${answer.status}`);
    await pause(PAUSE_MS);
  }
  return {
    rate: (times.length * 1000) / (performance.now() - begin),
    count: times.length,
    ...percentiles(times),
  };
}

async function create({ direct, as }, owner, at) {
  const proposal = {
    ...newProposal,
    titulo: `Proposta ${at}`,
    descricao: `Versão ${at}. ${'Site institucional responsivo com identidade visual, blog e encomendas. '.repeat(12)}`,
    funcionalidades: Array.from(
      { length: 30 },
      (_, i) => `Funcionalidade ${at}.${i} com descrição de uma linha`,
    ),
  };
  const { path, ...request } = post('/api/propostas', as(owner), proposal);
  const answer = await fetch(direct + path, request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { id: (await answer.json()).id, owner };
}
