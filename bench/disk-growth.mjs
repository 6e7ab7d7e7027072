/**
 * What one hostile account makes the disk grow by, in each way that it has: `npm run bench:disk [seconds of each way] [one way's name]`.
 * Each way runs against a free account of its own, as fast as the gateway lets it with the limits of an installation, and once
 * more with the gateway's rates out of the way, so that only what services and database bound is left. Counted is what
 * Postgres' files of the services' schemas take up (tables, indexes, TOAST), in two rounds with a VACUUM between, as autovacuum
 * has one each minute: the first round makes room that the second uses again, so the second one is what goes on. An hour is
 * the second round (of files, or of contents and images where that is more) times the hours, or, where the rate stopped the calls, all that a minute lets through times sixty; where
 * what is written counts for the quota, no more than that. Also printed: what contents and images are long. Not counted: the
 * write-ahead log, which is recycled, and log files.
 */
import { randomBytes } from 'node:crypto';
import { withDatabase } from './lib/database.mjs';
import { newProposal } from './lib/proposal.mjs';
import { account, withStack } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 5);
const only = process.argv[3];
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
  'links made and rejected': async ({ call, path, reject }) => {
    const link = await call('POST', `${path}/generate-link`, {});
    if (link.status !== 200) return link;
    const answer = await reject(link.body.publicToken, text(2_000));
    return answer.status === 200 ? link : answer;
  },
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

const HOUR_S = 3_600;
const MINUTES = 60;
/** Bytes that a free account may take up, and the ways whose rows count. */
const QUOTA = 50 * MB;
/** Ways that a free account has three times a month, or once a day: they don't go on. */
const ONCE = new Set(['new proposals, deleted again', 'archives asked for']);
/** Nothing stays of it but rows that a vacuum frees: at most a minute's worth lies there at a time. */
const CHURN = new Set(['saves of large contents']);
const COUNTED = new Set([
  'saves that a link shows each time',
  'uploads of logos',
  'logos inside of saves',
  'links made and revoked',
  'links made and rejected',
]);
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
    const grown = [];
    for (const [way, step] of Object.entries(WAYS).filter(([way]) => !only || way === only))
      grown.push(await measure(stack, way, step));
    const sum = (some) => some.reduce((all, { bytes }) => all + bytes, 0);
    const counted = Math.min(QUOTA, sum(grown.filter(({ isCounted }) => isCounted)));
    const all = counted + sum(grown.filter(({ isCounted }) => !isCounted));
    console.log(
      `all ways by one account: ${mb(all)} in the first hour, ${mb(counted)} of it within the quota`,
    );
  }, settings);

async function measure(stack, way, step) {
  const hostile = await somebody(stack);
  const at = [await sizes(stack)];
  const answers = {};
  let calls = 0;
  for (let round = 0; round < 2; round += 1) {
    for (const end = performance.now() + seconds * 500; performance.now() < end; calls += 1) {
      const { status } = await step(hostile, calls);
      answers[status] = (answers[status] ?? 0) + 1;
      // A minute's calls are let through at once; what is refused would only heat the machine.
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // access records, archives
    at.push(await sizes(stack));
  }
  // Room that an earlier way left behind hides growth of files, so what contents and images are long counts as well.
  const grown = (round, what) => at[round][what] - at[round - 1][what];
  const [first, second] = [1, 2].map((round) => Math.max(0, grown(round, 'files'), grown(round, 'kept')));
  const kept = at[2].kept - at[0].kept;
  const isLimited = Boolean(answers[429]);
  // With a rate the run begins with a whole minute's calls: all that was let through stands for a minute.
  const hourly = ONCE.has(way)
    ? first + second
    : isLimited
      ? (first + second) * MINUTES
      : (second * HOUR_S * 2) / seconds;
  const churn = ((first + second) * MINUTES) / seconds;
  const bound = CHURN.has(way)
    ? churn
    : Math.min(hourly, COUNTED.has(way) ? QUOTA : Number.POSITIVE_INFINITY);
  const waits = CHURN.has(way) ? ' once (dead rows of a minute, which the next ones use again)' : '';
  const quota =
    !waits && bound < hourly ? ' (the quota; the rate alone would let through ' + mb(hourly) + ')' : '';
  const month = answers[403] ? '  the month’s limit stopped it' : '';
  console.log(
    `${way.padEnd(36)} +${mb(first)}, then +${mb(second)}: ${mb(bound)} an hour${waits}${quota};  content and images +${mb(kept)}  ${JSON.stringify(answers)}${month}`,
  );
  return { bytes: bound, isCounted: COUNTED.has(way) };
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
  /** As the client would, who has no account. */
  const reject = (token, motivo) =>
    fetch(`${stack.url}/api/propostas/${token}/rejeitar`, {
      method: 'POST',
      headers: { origin: stack.url, 'content-type': 'application/json' },
      body: JSON.stringify({ motivo }),
    });
  const { body } = await call('POST', '/api/propostas', newProposal);
  const path = `/api/propostas/${body.id}`;
  const link = await call('POST', `${path}/generate-link`, {});
  return { call, upload, signIn, reject, path, token: link.body.publicToken };
}
