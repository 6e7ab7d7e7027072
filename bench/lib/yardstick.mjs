import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { repeat, setYardstick } from './measure.mjs';

/**
 * What this machine can do at all, taken in the same run, because absolute figures hold for one machine only: a bare
 * Fastify route, pgbench's select-only, and fdatasync.
 * @param {{ adminUrl: string, folder: string, seconds?: number }} options
 */
export async function printYardstick({ adminUrl, folder, seconds = 3 }) {
  console.log(`machine    ${os.cpus().length} × ${os.cpus()[0]?.model ?? '?'}, Node ${process.version}`);
  const rate = await bareRoute(seconds);
  setYardstick(rate);
  console.log(`yardstick  bare Fastify route   ${rate.toFixed(0)}/s`);
  console.log(`yardstick  pgbench select-only  ${selectOnly(adminUrl, seconds)}`);
  console.log(`yardstick  fdatasync            ${syncs(folder).toFixed(0)}/s`);
}

async function bareRoute(seconds) {
  const app = Fastify();
  app.get('/', () => ({ ok: true }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { rate } = await repeat({ url, seconds });
  await app.close();
  return rate;
}

/** pgbench is no part of the npm package; where the machine has none, this yardstick is missing. */
function selectOnly(adminUrl, seconds) {
  const run = (...args) => spawnSync('pgbench', [...args, adminUrl], { encoding: 'utf8' });
  if (run('--version').error) return 'no pgbench on this machine';
  run('-i', '-q', '-s', '10');
  const { stdout, stderr } = run('-S', '-M', 'prepared', '-c', '10', '-j', '2', '-T', String(seconds));
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  return tps ? `${Number(tps).toFixed(0)}/s` : `failed: ${stderr.trim().split('\n').at(-1)}`;
}

function syncs(folder) {
  const file = path.join(folder, 'sync-test');
  const fd = fs.openSync(file, 'w');
  const page = Buffer.alloc(8192, 1);
  const end = performance.now() + 1000;
  let count = 0;
  while (performance.now() < end) {
    fs.writeSync(fd, page, 0, page.length, 0);
    fs.fdatasyncSync(fd);
    count += 1;
  }
  fs.closeSync(fd);
  fs.rmSync(file);
  return count;
}
