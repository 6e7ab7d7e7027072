/**
 * What one hostile account makes the disk grow by, in each way that it has: `npm run bench:disk [seconds of each way]`.
 * Each way runs against a free account of its own, as fast as the gateway lets it with the limits of an installation, and once
 * more with the gateway's rates out of the way, so that only what services and database bound is left. Counted is what
 * Postgres' files of each schema take up (tables, indexes, TOAST, with what a vacuum would give back: VACUUM runs before and
 * after, so that what is left is there to stay), and what rows say of content and images. Not counted: the write-ahead log, which
 * is recycled, and log files. Bytes an hour are those of the run times the hours; where the quota stopped the way, that is said,
 * since then nothing more comes in the next hour.
 */
import { randomBytes } from 'node:crypto';
import { withDatabase } from './lib/database.mjs';
import { newProposal } from './lib/proposal.mjs';
import { account, withStack } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 5);
const MB = 1_000_000;
const text = (length) => randomBytes(Math.ceil(length / 2)).toString('hex');
const LONG = [
  'servidor_web_detalhes',
  'servidor_email_detalhes',
  'suporte_gestao_detalhes',
  'painel_admin_detalhes',
  'condicoes_pagamento',
  'descricao',
];
const content = () => ({
  ...Object.fromEntries(LONG.map((field) => [field, text(20_000)])),
  funcionalidades: Array.from({ length: 100 }, () => text(200)),
});
const STATUSES = ['iniciado', 'em_desenvolvimento', 'finalizado', 'pendente'];

/** A picture of noise as a BMP would hold it, in a drawing: small to make, and never the same. */
const picture = () => {
  const squares = Array.from({ length: 3_000 }, (_, i) => {
    const color = randomBytes(3).toString('hex');
    return `<rect x="${(i % 55) * 18}" y="${Math.floor(i / 55) * 18}" width="18" height="18" fill="#${color}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${squares.join('')}</svg>`;
};

/** Every way: what is called over and over. */
const WAYS = {
  'saves of large contents': ({ call, path }) => call('PUT', path, content()),
  'saves of a few letters': ({ call, path }) => call('PUT', path, { titulo: text(20) }),
  'saves that a link shows each time': async ({ call, path, token }) => {
    const answer = await call('PUT', path, content());
    await call('GET', `/api/public/proposal/${token}`);
    return answer;
  },
  'uploads of logos': ({ upload }) => upload(picture()),
  'logos inside of saves': ({ call, path }) =>
    call('PUT', path, {
      logo_cliente_url: `data:image/svg+xml;base64,${Buffer.from(picture()).toString('base64')}`,
    }),
  'changes of the development status': ({ call, path }, i) =>
    call('PATCH', `${path}/status-desenvolvimento`, { status_desenvolvimento: STATUSES[i % 4] }),
  'links made and revoked': ({ call, path }, i) =>
    call('POST', `${path}/${i % 2 ? 'generate-link' : 'revoke-link'}`, {}),
  'company settings': ({ call }, i) =>
    call(i === 0 ? 'POST' : 'PUT', '/api/company-settings', {
      nome_empresa: `E ${text(180)}`,
      endereco: text(200),
    }),
  'new proposals, deleted again': async ({ call }) => {
    const made = await call('POST', '/api/propostas', { ...newProposal, ...content() });
    if (made.status === 201) await call('DELETE', `/api/propostas/${made.body.id}`);
    return made;
  },
  'archives asked for': ({ call }) => call('GET', '/api/auth/export?novo=true'),
  'reading (access records)': ({ call }) => call('GET', '/api/propostas?limit=1'),
  'signing in': ({ signIn }) => signIn(),
};

const HOUR = 3_600;
const RATES = { LIMIT_WRITES_PER_MINUTE: '60', LIMIT_LOGOS_PER_MINUTE: '20' };
const OFF = { LIMIT_WRITES_PER_MINUTE: '100000000', LIMIT_LOGOS_PER_MINUTE: '100000000' };

const mb = (bytes) => `${(bytes / MB).toFixed(2)} MB`;

/** Of all schemas; `kept`: what contents and images are long. */
const sizes = ({ database }) =>
  withDatabase(database.adminUrl, async (db) => {
    await db.query('VACUUM');
    const { rows } = await db.query(`
      SELECT (SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE c.relkind = 'r' AND n.nspname IN ('identity', 'proposals', 'notifications', 'admin'))::float8 AS files,
        (SELECT coalesce(sum(octet_length(conteudo)), 0) FROM proposal_versions)::float8
          + (SELECT coalesce(sum(octet_length(conteudo)), 0) FROM assets)::float8 AS kept`);
    return rows[0];
  });

for (const { name, settings } of [
  { name: 'with the limits of an installation', settings: RATES },
  { name: 'without the gateway’s rates', settings: OFF },
])
  await withStack(async (stack) => {
    console.log(`\n${name}, ${seconds} s each, one connection, a free account each`);
    for (const [way, step] of Object.entries(WAYS)) await measure(stack, way, step);
  }, settings);

async function measure(stack, way, step) {
  const hostile = await somebody(stack);
  const before = await sizes(stack);
  const answers = {};
  const end = performance.now() + seconds * 1_000;
  let calls = 0;
  for (; performance.now() < end; calls += 1) {
    const { status } = await step(hostile, calls);
    answers[status] = (answers[status] ?? 0) + 1;
    // A minute's calls are let through at once; what is refused would only heat the machine.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // access records, archives
  const after = await sizes(stack);
  const grown = after.files - before.files;
  // With a rate the run began with a whole minute's calls, so it stands for a minute at least.
  const span = answers[429] ? Math.max(seconds, 60) : seconds;
  const full = answers[403] ? '  the quota or the month’s limit stopped it' : '';
  console.log(
    `${way.padEnd(36)} files +${mb(grown)}  = ${mb((grown * HOUR) / span)} an hour;  content and images +${mb(after.kept - before.kept)}  ${JSON.stringify(answers)}${full}`,
  );
}

async function somebody(stack) {
  const { cookie, email } = await account(stack.url);
  const headers = { cookie, origin: stack.url };
  const call = async (method, path, body) => {
    const answer = await fetch(stack.url + path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = await answer.text();
    return { status: answer.status, body: said.startsWith('{') ? JSON.parse(said) : {} };
  };
  const upload = async (svg) => {
    const form = new FormData();
    form.set('file', new Blob([svg], { type: 'image/svg+xml' }), 'logo.svg');
    return fetch(`${stack.url}/api/company-settings/logo`, { method: 'POST', headers, body: form });
  };
  const signIn = () =>
    fetch(`${stack.url}/api/auth/login`, {
      method: 'POST',
      headers: { origin: stack.url, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'senha-boa' }),
    });
  const { body } = await call('POST', '/api/propostas', newProposal);
  const path = `/api/propostas/${body.id}`;
  const link = await call('POST', `${path}/generate-link`, {});
  return { call, upload, signIn, path, token: link.body.publicToken };
}
