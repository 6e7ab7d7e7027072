import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { measure } from './measure.mjs';

/**
 * Reference values of this machine, measured in the same run, because absolute figures hold for one machine only: a bare
 * Fastify route, pgbench's select-only, and fdatasync.
 * @param {{ adminUrl: string, folder: string, seconds?: number }} options
 * @returns {Promise<number>} requests a second of the bare route
 */
export async function printYardstick({ adminUrl, folder, seconds = 3 }) {
  console.log(`machine    ${os.cpus().length} × ${os.cpus()[0]?.model ?? '?'}, Node ${process.version}`);
  const rate = await bareRoute(seconds);
  pgbench(adminUrl, ['-i', '-q', '-s', '10']);
  const selects = pgbench(adminUrl, ['-S', '-M', 'prepared', '-c', '10', '-j', '2', '-T', String(seconds)]);
  console.log(`yardstick  bare Fastify route   ${rate.toFixed(0)}/s`);
  console.log(
    `yardstick  pgbench select-only  ${selects ? `${selects.rate.toFixed(0)}/s` : 'no pgbench here'}`,
  );
  console.log(`yardstick  fdatasync            ${syncs(folder).toFixed(0)}/s`);
  return rate;
}

async function bareRoute(seconds) {
  const app = Fastify();
  app.get('/', () => ({ ok: true }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { rate } = await measure({ url, request: { path: '/' }, seconds });
  await app.close();
  return rate;
}

/** The npm package does not contain pgbench: undefined if the machine has none. */
export function pgbench(url, args) {
  const { error, status, stdout, stderr } = spawnSync('pgbench', [...args, url], { encoding: 'utf8' });
  if (error) return undefined;
  if (status !== 0) throw new Error(`pgbench: ${stderr}`);
  const number = (pattern) => Number(pattern.exec(stdout)?.[1]);
  return { rate: number(/tps = ([\d.]+)/), meanMs: number(/latency average = ([\d.]+)/) };
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
