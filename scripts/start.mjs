/** `npm start`: from a clean clone, or any later state, to the running product. `--verbose` shows every log line. */
import fs from 'node:fs';
import path from 'node:path';
import { install, needsInstall } from './lib/dependencies.mjs';
import { compileServices } from './lib/compile.mjs';
import { wordsOf } from './lib/errors.mjs';
import { awaitEnding } from './lib/folder-lock.mjs';
import { inRoot } from './lib/paths.mjs';
import { requirePort } from './lib/product-folder.mjs';
import { bundledServices, needsServiceBundle } from './lib/service-bundle.mjs';
import { makeVoice, took } from './lib/voice.mjs';
import { buildWeb, needsWebBuild } from './lib/web-build.mjs';

const dataDir = inRoot('.data');
const began = performance.now();
const voice = makeVoice();
/** @type {import('./lib/product.mjs').Product | undefined} */
let product;

/** The same signal, sent to all processes of a group and forwarded by npm, arrives twice. */
const ONE_WISH_MS = 1_000;
let asked = 0;

/** The first signal stops everything in order, the second at once: children end with this process. So they do while there is no product yet. */
async function end() {
  if (asked) {
    if (performance.now() - asked > ONE_WISH_MS) process.exit(130);
    return;
  }
  asked = performance.now();
  voice.pause();
  voice.say('Encerrando …');
  if (!product) process.exit(0);
  await product.stop();
  voice.say('Encerrado.');
  process.exit(0);
}

/** @param {unknown} error */
function fail(error) {
  voice.pause();
  if (asked) process.exit(0);
  console.error(`\n${wordsOf(error)}`);
  process.exit(1);
}

async function start() {
  const port = Number(process.env['PORT'] || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('PORT deve ser um número de porta');
  await awaitEnding(dataDir);
  await requirePort(port, process.env['HOST'] || '127.0.0.1'); // before a minute of work, not after

  voice.say('Acordo');
  if (needsInstall('product')) await voice.step('instalando dependências', () => install('product'));
  await voice.step('compilando serviços', compileServices);
  if (needsWebBuild()) await voice.step('montando as páginas', buildWeb);
  if (needsServiceBundle()) await voice.step('juntando os módulos', bundledServices);

  const { startProduct } = await import('./lib/product.mjs'); // needs what npm installed
  const running = await voice.step('iniciando banco de dados, fila e serviços', () =>
    startProduct({
      dataDir,
      port,
      env: process.env,
      log: voice.say,
      verbose: process.argv.includes('--verbose'),
      onFailure: fail,
    }),
  );
  product = running;
  welcome(running);
}

/** @param {import('./lib/product.mjs').Product} running */
function welcome({ url, dataDir, outboxDir, postgresDir }) {
  const credentials = path.join(dataDir, 'admin-credentials.txt');
  const sheltered = !postgresDir.startsWith(dataDir);
  const lines = [
    `\nAcordo está no ar: ${url}   (${took(began)})\n`,
    `  Dados           ${dataDir}`,
    sheltered && `  Banco de dados  ${postgresDir}   (o Postgres não alcança a pasta do projeto)`,
    `  E-mails         ${process.env['SMTP_URL'] ? 'enviados por SMTP_URL' : `${outboxDir}   (arquivos .eml)`}`,
    fs.existsSync(credentials) && `  Administração   ${credentials}`,
    `  Registros       ${path.join(dataDir, 'logs')}`,
    '\nCtrl-C encerra.',
  ];
  voice.say(lines.filter(Boolean).join('\n'));
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end());
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // a closed terminal
start().catch(fail);
