/**
 * PDFs of hostile text within the lengths that a proposal may have (D47): `npm run bench:pdf-fuzz [documents] [first seed]`.
 * Every seed is one document, the same each time; both templates, signed and not; drawn one after the other in a child of the
 * product's, under its limits. First the texts that are known to have been slow. Times are the processor's, which are the
 * clock's where nothing else runs (clock times stand beside them). Needs the compiled product and Linux.
 */
import { readFileSync } from 'node:fs';
import { documentFixture } from '../packages/contracts/dist/fixtures/proposal.js';
import { CONSENTS } from '../packages/contracts/dist/http/public/consent.js';
import { ByteCache } from '../packages/service-kit/dist/memory/byte-cache.js';
import { processorTime } from '../services/proposals/dist/children/processor-time.js';
import { ChildPool } from '../services/proposals/dist/children/child-pool.js';
import { canonicalBytes, sha256 } from '../packages/document/dist/canonical.js';
import { DrawPdf } from '../services/proposals/dist/documents/pdf/draw-pdf.js';
import { PDF_LIMITS } from '../services/proposals/dist/documents/pdf/limits.js';
import { BOMBS, bombDocument, hostileDocument } from './lib/hostile.mjs';
import { percentiles } from './lib/measure.mjs';

const documents = Number(process.argv[2] ?? 2_000);
const firstSeed = Number(process.argv[3] ?? 1);
const MARK_MS = 3_000;
const SLOWEST = 10;
const EVERY = 200;

const children = new ChildPool({
  name: 'pdf',
  size: 1,
  script: new URL('../services/proposals/dist/documents/pdf/draw-pdf.child.js', import.meta.url),
  ...PDF_LIMITS,
});
const alive = setInterval(() => undefined, 60_000); // an idle child alone keeps nothing running
const templates = [];
const draw = new DrawPdf({
  children: {
    run: (job, asker) => {
      templates.push(job.template);
      return children.run(job, asker);
    },
    expectRoom: (asker) => children.expectRoom(asker),
  },
  cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1 }),
  failures: new ByteCache({ maxBytes: 0, maxAgeMs: 1 }),
  readLogo: async () => null,
  keepLayout: async (_code, layout) => layout,
  site: { appName: 'Acordo', publicUrl: 'https://acordo.test' },
});
const consentimento = { versao: '1', texto: CONSENTS['1'] };
const signature = (nome, hash) => ({
  codigo: '7K3MZ0QWA9XE2RTB',
  nome,
  email: 'jose@paoeprosa.com.br',
  em: new Date('2026-11-28T01:30:00.123Z'),
  ip: '203.0.113.7',
  porta: 50_123,
  user_agent: 'bench',
  versao: 1,
  hash,
  consentimento,
  eventos: [{ seq: 1, tipo: 'assinada', em: new Date('2026-11-28T01:30:00.123Z'), hash }],
});

async function time(name, { over, signer, signed }) {
  const documento = { ...documentFixture, ...over };
  const bytes = canonicalBytes({ documento, consentimento });
  const hash = sha256(bytes);
  const evidence = signed ? signature(signer, hash) : null;
  templates.length = 0;
  const begin = performance.now();
  const before = processorOfChildren();
  let failed = '';
  try {
    await draw.run({ document: { documento, consentimento, bytes, hash }, evidence, layout: null }, 'bench');
  } catch (error) {
    failed = error.code ?? error.message;
  }
  return {
    name,
    ms: processorOfChildren() - before,
    clock: performance.now() - begin,
    failed,
    drawnAs: templates.join(', '),
  };
}

/** Of the child that works and of those that ended (proc(5), 16 and 17), in ms. */
function processorOfChildren() {
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ');
  const stat = readFileSync('/proc/self/stat', 'latin1');
  const [program, kernel] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  const ended = (Number(program) + Number(kernel)) * 10;
  return pids.reduce((sum, pid) => sum + (processorTime(Number(pid)) ?? 0), ended);
}

const asked = [
  ...Object.entries(BOMBS).flatMap(([name, part]) =>
    ['modern', 'elegant'].map((template) => [
      `${name}, ${template}`,
      () => ({ over: bombDocument(part, template), signer: 'José', signed: true }),
    ]),
  ),
  ...Array.from({ length: documents }, (_, at) => [
    `seed ${firstSeed + at}`,
    () => hostileDocument(firstSeed + at),
  ]),
];
console.log(`${documents} documents from seed ${firstSeed} on, and ${asked.length - documents} known ones`);
await time('warm', { over: {}, signer: 'José', signed: true });
await time('warm', { over: { template: 'elegant' }, signer: 'José', signed: true });
const results = [];
let ended = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    ended = true; // what was measured by then is printed
  });
for (const [name, document] of asked) {
  if (ended) break;
  results.push(await time(name, document()));
  if (results.length % EVERY === 0)
    console.error(
      `${results.length} of ${asked.length}, at most ${Math.max(...results.map(({ ms }) => ms))} ms`,
    );
}
await children.close();
clearInterval(alive);
if (ended) console.log(`ended after ${results.length} of them`);

const clock = percentiles(results.map((result) => result.clock));
const { p50, p99 } = percentiles(results.map(({ ms }) => ms));
const slowest = results.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
const over = results.filter(({ ms }) => ms > MARK_MS);
const failed = results.filter(({ failed }) => failed);
const plain = results.filter(({ drawnAs }) => drawnAs.endsWith('plain'));
console.log(
  `p50 ${p50.toFixed(0)}  p99 ${p99.toFixed(0)}  max ${slowest[0]?.ms.toFixed(0)} ms of processor; by the clock p50 ${clock.p50.toFixed(0)}  p99 ${clock.p99.toFixed(0)} ms`,
);
console.log(
  `over ${MARK_MS} ms: ${over.length} ${over.length === 0 ? 'met' : 'MISSED'}; not drawn: ${failed.length}; drawn plainly: ${plain.length}`,
);
for (const { name, ms, clock: took, drawnAs, failed: why } of [...failed, ...slowest])
  console.log(`${ms.toFixed(0).padStart(7)} ms  (${took.toFixed(0)})  ${name}  ${drawnAs} ${why}`);
