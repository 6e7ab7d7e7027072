/**
 * How much one hostile account makes the disk grow, for each way it has: `npm run bench:disk [seconds of each way] [one way's name]`.
 * Each way runs with a separate free account, once with the limits of an installation and once without the gateway's rate limits, so
 * that only those of services and database apply. Measured is the size of Postgres' files of the services' schemas, in two rounds
 * with a VACUUM between, as autovacuum runs each minute: the second round reuses the space that the first one freed, so its growth
 * is the permanent one; or the length of contents and images, if that is more. Not measured: the write-ahead log, which is
 * recycled, and log files.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from './lib/database.mjs';
import { hostileAccount, WAYS } from './lib/hostile-account.mjs';
import { withStack } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 5);
const only = process.argv[3];
const MB = 1_000_000;
const HOUR_S = 3_600;
const MINUTES = 60;
/** Bytes that a free account may take up. */
const QUOTA = 50 * MB;

const mb = (bytes) => `${(bytes / MB).toFixed(2)} MB`;

for (const [name, settings] of [
  ['with the limits of an installation', { LIMIT_WRITES_PER_MINUTE: '60', LIMIT_LOGOS_PER_MINUTE: '20' }],
  ['without the gateway’s rates', {}],
])
  await withStack(async (stack) => {
    console.log(`\n${name}, ${seconds} s each, one connection, a free account each`);
    const bytes = { counted: 0, others: 0 };
    for (const [kind, ways] of Object.entries(WAYS))
      for (const [way, step] of Object.entries(ways).filter(([way]) => !only || way === only))
        bytes[kind === 'counted' ? kind : 'others'] += await measure(stack, way, kind, step);
    const within = Math.min(QUOTA, bytes.counted);
    console.log(
      `all ways by one account: ${mb(within + bytes.others)} in the first hour, ${mb(within)} of it within the quota`,
    );
  }, settings);

async function measure(stack, name, kind, step) {
  const account = await hostileAccount(stack);
  const at = [await sizes(stack)];
  const statuses = {};
  let calls = 0;
  for (let round = 0; round < 2; round += 1) {
    for (const end = performance.now() + seconds * 500; performance.now() < end; calls += 1) {
      const { status } = await step(account, calls);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // A minute's calls are accepted at once; rejected ones would only load the machine.
      if (status === 429) await pause(250);
    }
    await pause(1_500); // access records, archives
    at.push(await sizes(stack));
  }
  // Free space from an earlier way hides growth of files, so the length of contents and images is measured as well.
  const [first, second] = [1, 2].map((round) =>
    Math.max(0, ...['files', 'kept'].map((what) => at[round][what] - at[round - 1][what])),
  );
  const bytes = hourly(kind, first, second, Boolean(statuses[429]));
  const bound = kind === 'counted' ? Math.min(bytes, QUOTA) : bytes;
  console.log(
    `${name.padEnd(36)} +${mb(first)}, then +${mb(second)}: ${mb(bound)} an hour, ${kind}${bound < bytes ? ` (the quota; without it ${mb(bytes)})` : ''};  content and images +${mb(at[2].kept - at[0].kept)}  ${JSON.stringify(statuses)}`,
  );
  return bound;
}

function hourly(kind, first, second, isLimited) {
  if (kind === 'once') return first + second;
  // It leaves only rows that a vacuum frees: at most those of one minute at a time.
  if (kind === 'churn') return ((first + second) * MINUTES) / seconds;
  // With a rate limit the run begins with a whole minute's calls, so all accepted calls count as one minute.
  return isLimited ? (first + second) * MINUTES : (second * HOUR_S * 2) / seconds;
}

/** Of all schemas; `kept`: the length of contents and images. */
function sizes({ database }) {
  return withDatabase(database.adminUrl, async (db) => {
    await db.query('VACUUM');
    const { rows } = await db.query(`
      SELECT (SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE c.relkind = 'r' AND n.nspname IN ('identity', 'proposals', 'notifications', 'admin'))::float8 AS files,
        (SELECT coalesce(sum(octet_length(conteudo)), 0) FROM proposal_versions)::float8
          + (SELECT coalesce(sum(octet_length(conteudo)), 0) FROM assets)::float8 AS kept`);
    return rows[0];
  });
}
