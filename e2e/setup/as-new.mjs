import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { schemas } from '../../infra/database/roles.mjs';
import { rowsOf, withDatabase } from '../../scripts/lib/database.mjs';

/** The schema that stores the rows of the start, besides the product's own schemas. */
const KEPT = 'as_started';
/** Emails still being sent would appear in the next file's outbox. */
const SETTLE_MS = 10_000;
/** BullMQ's own keys: its workers block on them. */
const QUEUES = 'bull:';

/** @typedef {{ database: { adminUrl: string }, redisUrl: string, outboxDir: string }} Running */

/**
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} the product's tables, quoted for a statement
 */
async function tables(client) {
  const { rows } = await client.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = ANY($1) AND tablename <> 'migrations' ORDER BY 1`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

const keptName = (/** @type {string} */ table) => `${KEPT}."${table}"`;

/**
 * Stores the rows of a product that was just started, such as its first administrator.
 * @param {Running} product
 */
export const keepRows = ({ database }) =>
  withDatabase(database.adminUrl, async (client) => {
    await client.query(`CREATE SCHEMA ${KEPT}`);
    for (const table of await tables(client)) {
      const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
      if (rowCount) await client.query(`CREATE TABLE ${keptName(table)} AS TABLE ${table}`);
    }
  });

/**
 * Resets a running product to its state after the start: rows, limits and emails.
 * @param {Running} product
 */
export async function makeAsNew(product) {
  await mailsSettled(product);
  await withDatabase(product.database.adminUrl, async (client) => {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica'); // the history table rejects TRUNCATE (D19)
    const all = await tables(client);
    await client.query(`TRUNCATE ${all.join(', ')}`);
    for (const table of all) {
      const kept = await client.query('SELECT to_regclass($1) IS NOT NULL AS is', [keptName(table)]);
      if (kept.rows[0]?.is) await client.query(`INSERT INTO ${table} SELECT * FROM ${keptName(table)}`);
    }
    await client.query('COMMIT');
  });
  await clearRedis(product.redisUrl);
  for (const name of fs.readdirSync(product.outboxDir)) fs.rmSync(path.join(product.outboxDir, name));
}

/** @param {Running} product */
async function mailsSettled(product) {
  const open = schemas
    .filter((schema) => schema !== 'notifications')
    .map((schema) => `SELECT 1 FROM ${schema}.outbox WHERE resolvido_em IS NULL`)
    .join(' UNION ALL ');
  for (const end = Date.now() + SETTLE_MS; Date.now() < end; await pause(100))
    if ((await rowsOf(product, open)).length === 0) return;
}

/**
 * Removes counters and cached values.
 * @param {string} url
 */
async function clearRedis(url) {
  const redis = new Redis(url);
  const keys = (await redis.keys('*')).filter((key) => !key.startsWith(QUEUES));
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
}
