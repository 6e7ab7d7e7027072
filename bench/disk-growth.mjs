/**
 * What one hostile account makes the disk grow by, in each way that it has: `npm run bench:disk [seconds of each way] [one way's name]`.
 * Each way runs against a free account of its own, with the limits of an installation and once more without the gateway's rates, so
 * that only what services and database bound is left. Counted is what Postgres' files of the services' schemas take up, in two rounds
 * with a VACUUM between, as autovacuum has one each minute: the first round makes room that the second uses again, so the second
 * one is what goes on; or what contents and images are long, where that is more. Not counted: the write-ahead log, which is
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
      // A minute's calls are let through at once; what is refused would only heat the machine.
      if (status === 429) await pause(250);
    }
    await pause(1_500); // access records, archives
    at.push(await sizes(stack));
  }
  // Room that an earlier way left behind hides growth of files, so what contents and images are long counts as well.
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
  // Nothing stays of it but rows that a vacuum frees: at most a minute's worth lies there at a time.
  if (kind === 'churn') return ((first + second) * MINUTES) / seconds;
  // With a rate the run begins with a whole minute's calls: all that was let through stands for a minute.
  return isLimited ? (first + second) * MINUTES : (second * HOUR_S * 2) / seconds;
}

/** Of all schemas; `kept`: what contents and images are long. */
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
