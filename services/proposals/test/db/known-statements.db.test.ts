import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knownStatements } from '@acordo/service-kit/database/statement';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';

const SRC = path.join(import.meta.dirname, '../../src');
/** Statements are made where modules are read; programs make none. */
const files = globSync(path.join(SRC, '**/*.ts')).filter(
  (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('statement('),
);

let database: TestDatabase;
const clients: pg.Client[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of files) await import(file);
}, 60_000);
afterAll(async () => {
  for (const client of clients) await client.end();
  await database?.drop();
});

/**
 * What Postgres says against each statement, asked by the role that the service has. Postgres plans it as it does one that is
 * prepared, and looks whether the role may run it, without running it.
 */
async function faultsOf(role: 'proposals_app' | 'proposals_erasure', names: readonly string[]) {
  const client = new pg.Client({ connectionString: database.url(role) });
  clients.push(client);
  await client.connect();
  const faults: string[] = [];
  for (const name of names)
    await client
      .query(`EXPLAIN (GENERIC_PLAN) ${knownStatements().get(name)}`)
      .catch((error: Error) => faults.push(`${name}: ${error.message}`));
  return faults;
}
const isErasure = (name: string) => name.startsWith('erasure-');

it('the service’s role can run every statement on the migrated schema', async () => {
  const names = [...knownStatements().keys()].filter((name) => !isErasure(name));
  expect(names.length).toBeGreaterThan(80);
  expect(await faultsOf('proposals_app', names)).toEqual([]);
});

it('so can the erasure role with its own', async () => {
  const names = [...knownStatements().keys()].filter(isErasure);
  expect(names.length).toBeGreaterThan(5);
  expect(await faultsOf('proposals_erasure', names)).toEqual([]);
  // The service has fewer rights: that a role lacks one is found.
  expect((await faultsOf('proposals_app', names)).length).toBeGreaterThan(3);
});
