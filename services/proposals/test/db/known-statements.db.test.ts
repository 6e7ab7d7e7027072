import path from 'node:path';
import { kitFolders, refusedStatements } from '@acordo/service-kit/testing/refused-statements';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.js';

const SRC = path.join(import.meta.dirname, '../../src');
const ERASURE = path.join(SRC, 'erasure');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const isErasure = (name: string) => name.startsWith('erasure-');

it('the service’s role can run every statement on the migrated schema, but those of the erasure role', async () => {
  const folders = [SRC, ...kitFolders('outbox', 'inbox', 'access-records')];
  const { asked, refused } = await refusedStatements(database.url('proposals_app'), folders);
  expect(asked).toBeGreaterThan(80);
  expect(Object.keys(refused).filter((name) => !isErasure(name))).toEqual([]);
  expect(Object.keys(refused).length).toBeGreaterThan(3); // a missing right of the role is found
});

it('the erasure role can run its own', async () => {
  const { asked, refused } = await refusedStatements(database.url('proposals_erasure'), [ERASURE]);
  expect(asked).toBeGreaterThan(5);
  expect(refused).toEqual({});
});
