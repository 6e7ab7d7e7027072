import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';
import { lockFolder } from './folder-lock.mjs';
import { choosePorts, isFree } from './ports.mjs';
import { loadSecrets } from './secrets.mjs';
import { serviceNames } from './services.mjs';

const METRICS = serviceNames.map((name) => `${name}-metrics`);
const INNER = ['postgres', 'redis', ...serviceNames.filter((name) => name !== 'gateway'), ...METRICS];

/** Thrown when the public port is taken. */
export class PortTaken extends Error {
  /** @param {number} port */
  constructor(port) {
    super(
      `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra: PORT=${port + 1} npm start`,
    );
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @throws {PortTaken}
 */
export async function requirePort(port, host) {
  if (!(await isFree(port, host))) throw new PortTaken(port);
}

/**
 * Locks the data folder for this process and reads, or creates, what is stored in it between runs.
 * @param {string} dataDir absolute path
 * @param {number} port
 * @param {string} host
 * @param {ReturnType<typeof import('./undo.mjs').undoStack>} undo
 * @throws {PortTaken} · {import('./folder-lock.mjs').FolderInUse}
 */
export async function openDataFolder(dataDir, port, host, undo) {
  const lock = await lockFolder(dataDir);
  undo.push(lock.release);
  await requirePort(port, host);

  const portsFile = path.join(dataDir, 'ports.json');
  const last = /** @type {Record<string, number>} */ (readJsonFile(portsFile) ?? {});
  const ports = { gateway: port, ...(await choosePorts(INNER, last, [port])) };
  writePrivateFile(portsFile, `${JSON.stringify(ports, null, 2)}\n`);

  const outboxDir = path.join(dataDir, 'outbox');
  fs.mkdirSync(outboxDir, { recursive: true });
  return { lock, ports, outboxDir, secrets: loadSecrets(path.join(dataDir, 'secrets.json')) };
}
