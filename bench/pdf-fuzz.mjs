/**
 * PDFs of hostile text within the lengths that a proposal may have (D47): `npm run bench:pdf-fuzz [documents] [first seed]`.
 * Every seed is one document, the same each time; both templates, signed and not; rendered one after the other in one of the
 * product's child processes, with its limits. First the texts that are known to have been slow. Times are processor times, equal
 * to clock times if nothing else runs (those are printed beside them). Needs the compiled product and Linux.
 */
import fs from 'node:fs';
import { documentFixture } from '../packages/contracts/dist/fixtures/proposal.js';
import { CONSENTS } from '../packages/contracts/dist/http/public/consent.js';
import { canonicalBytes, sha256 } from '../packages/document/dist/canonical.js';
import { ByteCache } from '../packages/service-kit/dist/memory/byte-cache.js';
import { ChildPool } from '../services/proposals/dist/children/child-pool.js';
import { processorTime } from '../services/proposals/dist/children/processor-time.js';
import { DrawPdf } from '../services/proposals/dist/documents/pdf/draw-pdf.js';
import { PDF_LIMITS } from '../services/proposals/dist/documents/pdf/limits.js';
import { BOMBS, bombDocument, hostileDocument } from './lib/hostile.mjs';
import { percentiles } from './lib/measure.mjs';

const documents = Number(process.argv[2] ?? 2_000);
const firstSeed = Number(process.argv[3] ?? 1);
const MARK_MS = 3_000;
const SLOWEST = 10;

const templates = [];
class WatchedPool extends ChildPool {
  run(job, asker) {
    templates.push(job.template);
    return super.run(job, asker);
  }
}
const children = new WatchedPool({
  name: 'pdf',
  size: 1,
  script: new URL('../services/proposals/dist/documents/pdf/draw-pdf.child.js', import.meta.url),
  ...PDF_LIMITS,
});
const draw = new DrawPdf({
  children,
  cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1 }),
  failures: new ByteCache({ maxBytes: 0, maxAgeMs: 1 }),
  readLogo: async () => null,
  keepLayout: async (_code, layout) => layout,
  site: { appName: 'Acordo', publicUrl: 'https://acordo.test' },
});
const consentimento = { versao: '1', texto: CONSENTS['1'] };
const em = new Date('2026-11-28T01:30:00.123Z');
const signature = (nome, hash) => ({
  codigo: '7K3MZ0QWA9XE2RTB',
  nome,
  email: 'jose@paoeprosa.com.br',
  em,
  ip: '203.0.113.7',
  porta: 50_123,
  user_agent: 'bench',
  versao: 1,
  hash,
  consentimento,
  eventos: [{ seq: 1, tipo: 'assinada', em, hash }],
});

async function time(name, { over, signer, signed }) {
  const documento = { ...documentFixture, ...over };
  const bytes = canonicalBytes({ documento, consentimento });
  const hash = sha256(bytes);
  const source = {
    document: { documento, consentimento, bytes, hash },
    status: signed ? 'aceito' : 'enviado',
    evidence: signed ? signature(signer, hash) : null,
    layout: null,
  };
  templates.length = 0;
  const begin = performance.now();
  const before = processorOfChildren();
  const failed = await draw.run(source, 'bench').then(
    () => '',
    (error) => error.code ?? error.message,
  );
  const clock = performance.now() - begin;
  return { name, ms: processorOfChildren() - before, clock, failed, drawnAs: templates.join(', ') };
}

/** Processor time of the running child and of those that ended (proc(5), 16 and 17), in ms. */
function processorOfChildren() {
  const pids = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ');
  const stat = fs.readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1).split(' ');
  const ended = (Number(stat[13]) + Number(stat[14])) * 10;
  return pids.reduce((sum, pid) => sum + (processorTime(Number(pid)) ?? 0), ended);
}

function report(results) {
  const { p50, p99 } = percentiles(results.map(({ ms }) => ms));
  const slowest = results.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const over = results.filter(({ ms }) => ms > MARK_MS).length;
  const failed = results.filter((result) => result.failed);
  const plain = results.filter(({ drawnAs }) => drawnAs.endsWith('plain')).length;
  console.log(`p50 ${p50.toFixed(0)}  p99 ${p99.toFixed(0)}  max ${slowest[0]?.ms} ms of processor`);
  console.log(`over ${MARK_MS} ms: ${over} ${over === 0 ? 'met' : 'MISSED'}`);
  console.log(`not drawn: ${failed.length}; drawn plainly: ${plain}`);
  for (const { name, ms, clock, drawnAs, failed: why } of [...failed, ...slowest])
    console.log(`${ms.toFixed(0).padStart(7)} ms  (${clock.toFixed(0)})  ${name}  ${drawnAs} ${why}`);
}

const results = [];
const alive = setInterval(() => console.error(`${results.length} drawn`), 60_000); // an idle child alone does not keep the process running
for (const template of ['modern', 'elegant'])
  await time('warm', { over: { template }, signer: 'José', signed: true });
for (const [name, part] of Object.entries(BOMBS))
  for (const template of ['modern', 'elegant'])
    results.push(
      await time(`${name}, ${template}`, {
        over: bombDocument(part, template),
        signer: 'José',
        signed: true,
      }),
    );
console.log(`${results.length} known documents, and ${documents} from seed ${firstSeed} on`);
for (let seed = firstSeed; seed < firstSeed + documents; seed += 1)
  results.push(await time(`seed ${seed}`, hostileDocument(seed)));
await children.close();
clearInterval(alive);
report(results);
