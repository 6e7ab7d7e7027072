/**
 * `npm run keys -- add|use|drop` takes one step of changing every key of `npm start` (`.data/secrets.json`), with `--env`
 * those of `.env`: the README lists the actions between the steps, docs/decisions/0022 the reasons. `drop` runs
 * `npm run reseal -- --check` first; with `--force` it does not. Prints no key.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readJsonFile, writePrivateFile } from './lib/atomic-file.mjs';
import { dropRefusal } from './lib/drop-refusal.mjs';
import { changeEnvKeys, changeSecretKeys } from './lib/key-lists.mjs';
import { inRoot } from './lib/paths.mjs';

const [step, ...options] = process.argv.slice(2);
const inEnv = options.includes('--env');
const forced = options.includes('--force');
if (
  (step !== 'add' && step !== 'use' && step !== 'drop') ||
  options.some((option) => option !== '--env' && !(option === '--force' && step === 'drop'))
) {
  console.error('Uso: npm run keys -- add|use|drop [--env]   (drop --force: sem conferir)');
  process.exit(2);
}
try {
  const refusal = step === 'drop' && dropRefusal({ forced, ...(inEnv ? {} : { check }) });
  if (refusal) throw new Error(refusal);
  console.log(inEnv ? changeEnv(step) : changeEmbedded(step));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function check() {
  const program = fileURLToPath(new URL('reseal.mjs', import.meta.url));
  return spawnSync(process.execPath, [program, '--check'], { stdio: 'inherit' }).status ?? 1;
}

/** @param {import('./lib/key-lists.mjs').Step} next */
function changeEnv(next) {
  const file = inRoot('.env');
  if (!fs.existsSync(file)) throw new Error('.env não existe: node scripts/make-env.mjs');
  const { text, names } = changeEnvKeys(fs.readFileSync(file, 'utf8'), next);
  writePrivateFile(file, text);
  return `.env: ${names.join(', ')}. Agora: docker compose up -d`;
}

/** @param {import('./lib/key-lists.mjs').Step} next */
function changeEmbedded(next) {
  const file = inRoot('.data/secrets.json');
  const secrets = /** @type {import('./lib/secrets.mjs').Secrets | undefined} */ (readJsonFile(file));
  if (!secrets) throw new Error('.data/secrets.json não existe: npm start o cria');
  writePrivateFile(file, `${JSON.stringify(changeSecretKeys(secrets, next), null, 2)}\n`);
  return '.data/secrets.json: chaves alteradas. Agora: pare o produto e rode npm start de novo';
}
