/**
 * `sh scripts/node.sh scripts/keep-release.mjs <release>`: writes this release's stored data and responses into
 * services/proposals/test/releases; a test compares every later release with it. Run once for each release, before its version is
 * raised; these files never change.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inRoot } from './lib/paths.mjs';
import { playScene } from './lib/release/scene.mjs';

/** The tables behind lists, pages, PDFs and checks; not temporary ones: messages, idempotency keys, access records. */
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
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-release-'));
/** @param {string} name @param {unknown} value */
const write = (name, value) =>
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 1)}\n`);

await playScene(dataDir, async (product, { client, id: owner }) => {
  fs.mkdirSync(folder, { recursive: true });
  const list = await client.ask('GET', '/api/propostas');
  const proposals = [];
  for (const { id, status, template, token } of list) {
    const name = `${status}-${template}`;
    const own = await client.ask('GET', `/api/propostas/${id}`);
    const events = await client.ask('GET', `/api/propostas/${id}/events`);
    const shown = token && (await client.ask('GET', `/api/public/proposal/${token}`));
    fs.writeFileSync(path.join(folder, `${name}.pdf`), await client.bytes(`/api/propostas/${id}/pdf`));
    proposals.push({ name, own, events, shown });
  }
  const database = new pg.Client({ connectionString: product.database.adminUrl });
  await database.connect();
  /** @type {Record<string, any[]>} */
  const rows = {};
  for (const table of TABLES) {
    const found = await database.query(`SELECT to_jsonb(t) AS row FROM proposals.${table} t`);
    rows[table] = found.rows.map(({ row }) => row);
  }
  await database.end();
  const verified = [];
  for (const { codigo } of rows['signatures'] ?? [])
    verified.push({ codigo, says: await client.ask('GET', `/api/public/verify/${codigo}`) });
  write('rows.json', rows);
  write('responses.json', {
    at: new Date().toISOString(),
    owner,
    url: product.url,
    linkKey: product.secrets.linkKey,
    list,
    proposals,
    verified,
  });
});
fs.rmSync(dataDir, { recursive: true });
