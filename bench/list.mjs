/**
 * A page of 20 of an owner's 10,000 proposals in a database of 1,000,000: `npm run bench:list [seconds] [total] [owner's]`.
 * Through the gateway, at the service, and page 200 against page 1; the service's overhead over its own SQL, one connection.
 */
import fs from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../scripts/lib/database.mjs';
import { listQuery } from '../services/proposals/dist/proposals/persistence/list-own.js';
import { compare } from './lib/compare.mjs';
import { measure } from './lib/measure.mjs';
import { create, share, writeMany } from './lib/proposals.mjs';
import { get } from './lib/requests.mjs';
import { account, unlimited } from './lib/stack.mjs';
import { pgbench } from './lib/yardstick.mjs';

const seconds = Number(process.argv[2] ?? 5);
const total = Number(process.argv[3] ?? 1_000_000);
const own = Number(process.argv[4] ?? 10_000);
const PAGE = 20;
const ADDED_MS = 1.5;

await compare(async (stack) => {
  const { url, direct } = stack;
  const { cookie, id } = await account(url);
  await fill(stack, unlimited(id));
  const headers = () => stack.as(unlimited(id));
  const first = `/api/propostas?userId=${id}&limit=${PAGE}`;
  const page200 = await walk(direct, first, headers);
  const list = (address, path, sent, connections = 10) => ({
    run: () => measure({ url: address, request: get(path, sent()), seconds, connections }),
  });
  return {
    calls: {
      'at the service': { ...list(direct, first, headers), marks: { rate: 1_200 } },
      'through the gateway': list(url, first, () => ({ cookie })),
      'page 200': list(direct, page200, headers),
      'one connection': list(direct, first, headers, 1),
    },
    ratios: [
      { of: 'through the gateway', to: 'at the service', mark: 0.6 },
      { of: 'page 200', to: 'at the service', mark: 0.83 },
    ],
    after: (figures) => printAdded(stack, id, figures['one connection'].p50),
  };
});

/**
 * The owner's proposals as the service writes them, every second one with a link, as in real lists; written for many owners,
 * because each write sums up what its owner has. Those of all others, a thousand each, are only rows, copied from one of
 * them: reads of the list use nothing else.
 */
async function fill(stack, owner) {
  const first = Array.from({ length: Math.ceil(own / 100) }, () => unlimited());
  await writeMany(own, async (i) => {
    const writer = first[i % first.length];
    const id = await create(stack, writer);
    if (i % 2 === 0) await share(stack, writer, id);
  });
  await withDatabase(inProposals(stack), async (db) => {
    await db.query("SET synchronous_commit = off; SET session_replication_role = 'replica'");
    await db.query('UPDATE proposals SET user_id = $1 WHERE user_id = ANY($2::uuid[])', [
      owner.sub,
      first.map(({ sub }) => sub),
    ]);
    const draft = await db.query('SELECT id FROM proposals WHERE link_id IS NULL LIMIT 1');
    await db.query(
      `INSERT INTO proposals SELECT copy.* FROM generate_series(1, $2::int) n,
         (SELECT * FROM proposals WHERE id = $1 OFFSET 0) p,
         LATERAL jsonb_populate_record(p::proposals, jsonb_build_object('id', gen_random_uuid(), 'link_id', NULL,
           'user_id', md5('user' || n / 1000)::uuid, 'criado_em', agora() - n * interval '1 minute')) copy`,
      [draft.rows[0].id, total - own],
    );
    await db.query(
      `INSERT INTO proposal_versions (proposal_id, versao, conteudo, criado_em)
       SELECT p.id, v.versao, v.conteudo, p.criado_em FROM proposals p, proposal_versions v
       WHERE v.proposal_id = $1 AND p.user_id <> $2`,
      [draft.rows[0].id, owner.sub],
    );
    for (const table of ['proposals', 'proposal_versions', 'proposal_links'])
      await db.query(`VACUUM ANALYZE ${table}`);
    await db.query('CHECKPOINT');
  });
}

/** The superuser's address, with the proposals' tables in sight. */
function inProposals({ database }) {
  return `${database.adminUrl}?options=${encodeURIComponent('-c search_path=proposals')}`;
}

/** The URL of page 200, whose cursor is only in the page before. */
async function walk(url, first, headers) {
  let next = first;
  for (let page = 1; page < 200; page += 1) {
    const response = await fetch(url + next, { headers: headers() });
    await response.text();
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    if (!next) throw new Error(`only ${page} pages`);
  }
  return next;
}

/** Compared with the same statement, run by pgbench, one connection. */
function printAdded({ database, dataDir }, id, p50) {
  const list = listQuery(id, { status: '', text: '', after: null, rows: PAGE + 1 });
  const { text, values } = list.question.bind(list.values);
  const literals = text.replaceAll(/\$(\d+)/g, (_, place) => `'${String(values[place - 1])}'`);
  const file = path.join(dataDir, 'list.sql');
  fs.writeFileSync(file, `${literals.replaceAll('\n', ' ')};\n`);
  const own = pgbench(inProposals({ database }), ['-n', '-M', 'prepared', '-c', '1', '-T', '4', '-f', file]);
  if (!own) return console.log('no pgbench here, which would say what the statement alone takes');
  const added = p50 - own.meanMs;
  const verdict = added <= ADDED_MS ? 'met' : 'MISSED';
  return console.log(
    `same SQL by pgbench: mean ${own.meanMs} ms; added by the service, p50: ${added.toFixed(2)} ms  mark ${ADDED_MS} ${verdict}`,
  );
}
