/**
 * `npm run verify-history`: recomputes every proposal's history (D19) and ends with 1 at the first bad row. Looks into
 * DATABASE_URL (as proposals_app), else into the database of the running `npm start`. Needs the compiled services; in
 * containers: `docker compose run --rm proposals node services/proposals/dist/verify-history.js`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readJsonFile } from './lib/atomic-file.mjs';
import { database } from './lib/parts.mjs';
import { inRoot } from './lib/paths.mjs';

const ROLE = 'proposals_app';
const program = inRoot('services/proposals/dist/verify-history.js');

/** @returns {string | undefined} address of the embedded database, where `npm start` has made one */
function embeddedDatabase() {
  const ports = /** @type {Record<string, number> | undefined} */ (readJsonFile(inRoot('.data/ports.json')));
  const secrets = /** @type {Partial<import('./lib/secrets.mjs').Secrets> | undefined} */ (
    readJsonFile(inRoot('.data/secrets.json'))
  );
  const password = secrets?.databaseRoles?.[ROLE];
  return ports?.['postgres'] && password
    ? `postgres://${ROLE}:${password}@127.0.0.1:${ports['postgres']}/${database}`
    : undefined;
}

const url = process.env['DATABASE_URL'] ?? embeddedDatabase();
if (!url) fail('Nenhum banco de dados: inicie o produto (npm start) ou informe DATABASE_URL.');
if (!fs.existsSync(program)) fail('Os serviços não estão compilados: npx tsc -b');
const { status } = spawnSync(process.execPath, [program], {
  env: { ...process.env, DATABASE_URL: url },
  stdio: 'inherit',
});
process.exit(status ?? 1);

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
