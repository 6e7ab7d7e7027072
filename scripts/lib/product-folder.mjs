import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';
import { lockFolder } from './folder-lock.mjs';
import { choosePorts, isFree } from './ports.mjs';
import { loadSecrets } from './secrets.mjs';
import { serviceNames } from './services.mjs';

const METRICS = serviceNames.map((name) => `${name}-metrics`);
const INNER = ['postgres', 'redis', ...serviceNames.filter((name) => name !== 'gateway'), ...METRICS];

/**
 * @param {number} port the one that people know
 * @param {string} host
 * @throws {Error} when it is taken
 */
export async function requirePort(port, host) {
  if (await isFree(port, host)) return;
  throw new Error(
    `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra: PORT=${port + 1} npm start`,
  );
}

/**
 * Locks the data folder for this process and reads, or creates, what is stored in it between runs.
 * @param {string} dataDir absolute path
 * @param {number} port
 * @param {string} host
 * @param {AsyncDisposableStack} undo
 * @throws {Error} when folder or port are taken
 */
export async function openDataFolder(dataDir, port, host, undo) {
  const lock = await lockFolder(dataDir);
  undo.defer(lock.release);
  await requirePort(port, host);

  const portsFile = path.join(dataDir, 'ports.json');
  const last = /** @type {Record<string, number>} */ (readJsonFile(portsFile) ?? {});
  /** @type {Record<string, number> & { gateway: number }} */
  const ports = { gateway: port, ...(await choosePorts(INNER, last, [port])) };
  writePrivateFile(portsFile, `${JSON.stringify(ports, null, 2)}\n`);

  const outboxDir = path.join(dataDir, 'outbox');
  fs.mkdirSync(outboxDir, { recursive: true });
  return { lock, ports, outboxDir, secrets: loadSecrets(path.join(dataDir, 'secrets.json')) };
}
