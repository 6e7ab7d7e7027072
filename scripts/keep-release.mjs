/**
 * `sh scripts/node.sh scripts/keep-release.mjs <release>`: writes this release's stored data and responses into
 * services/proposals/test/releases; a test compares every later release with it. Run once for each release, before its version is
 * raised; these files never change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from './lib/database.mjs';
import { startOwnProduct } from './lib/own-product.mjs';
import { inRoot } from './lib/paths.mjs';
import { plantStates, settle } from './lib/sample/sample.mjs';
import { studios } from './lib/sample/studios.mjs';

/**
 * The tables behind lists, pages, PDFs and checks; not temporary ones: messages, idempotency keys, access records. Nor stored PDFs:
 * a later release must be able to render them from the rest (P111), and they are files of their own.
 */
const TABLES = [
  'company_settings',
  'assets',
  'asset_givers',
  'proposals',
  'proposal_versions',
  'proposal_links',
  'proposal_events',
  'event_details',
  'decisions',
  'snapshots',
  'signatures',
  'pdf_layouts',
];

const [release = ''] = process.argv.slice(2);
const folder = inRoot('services/proposals/test/releases', release);
if (!/^\d+\.\d+\.\d+$/.test(release) || fs.existsSync(folder)) {
  console.error(
    'Usage: sh scripts/node.sh scripts/keep-release.mjs 1.2.3, for a release that is not kept yet',
  );
  process.exit(2);
}
/** @param {string} name @param {unknown} value */
const write = (name, value) =>
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
const eventsOf = (/** @type {string} */ id) => client.ask('GET', `/api/propostas/${id}/events`);

await using product = await startOwnProduct({ env: { SCHEDULE_EVERY_S: '1' } });
const client = await settle(product, studios.marina, { unlimited: true });
for (const template of /** @type {const} */ (['modern', 'elegant'])) {
  const { expired } = await plantStates(product, client, { template });
  // The scheduled work looks at the link's own row, and writes down that it has ended.
  const ended =
    "UPDATE proposals.proposal_links SET expira_em = clock_timestamp() - interval '1 day' WHERE proposal_id = $1";
  await rowsOf(product, ended, [expired.id]);
  while (!JSON.stringify(await eventsOf(expired.id)).includes('link_expirado')) await pause(200);
}

fs.mkdirSync(folder, { recursive: true });
const list = await client.ask('GET', '/api/propostas');
const proposals = [];
for (const { id, status, template, token } of list) {
  const name = `${status}-${template}`;
  const own = await client.ask('GET', `/api/propostas/${id}`);
  const events = await eventsOf(id);
  const shown = token && (await client.ask('GET', `/api/public/proposal/${token}`));
  fs.writeFileSync(
    path.join(folder, `${name}.pdf`),
    (await client.download(`/api/propostas/${id}/pdf`)).bytes,
  );
  proposals.push({ name, own, events, shown });
}
/** @type {Record<string, any[]>} */
const rows = {};
for (const table of TABLES)
  rows[table] = (await rowsOf(product, `SELECT to_jsonb(t) AS row FROM proposals.${table} t`)).map(
    ({ row }) => row,
  );
const verified = [];
for (const { codigo } of rows['signatures'] ?? [])
  verified.push({ codigo, says: await client.ask('GET', `/api/public/verify/${codigo}`) });
write('rows.json', rows);
write('responses.json', {
  at: new Date().toISOString(),
  owner: (await client.ask('GET', '/api/auth/status')).user.id,
  url: product.url,
  linkKey: product.secrets.linkKey,
  list,
  proposals,
  verified,
});
