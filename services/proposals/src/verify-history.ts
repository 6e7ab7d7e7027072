import { readConfig } from '@acordo/service-kit/config/read-config';
import { queryable } from '@acordo/service-kit/database/statement';
import pg from 'pg';
import { z } from 'zod';
import { verifyHistories } from './history/use-cases/verify-histories.js';
import { verifyRecords } from './records/use-cases/verify-records.js';

/**
 * One-shot: recomputes every proposal's history, compares every signature and rejection with it and lists all differences; exits
 * with 1 if there are any (D19, docs/decisions/0027).
 */
if (process.argv.length > 2) {
  process.stderr.write('Uso: verify-history (sem argumentos)\n');
  process.exit(2);
}
const { DATABASE_URL } = readConfig(
  z.object({ DATABASE_URL: z.url().describe('Postgres as proposals_app.') }),
);
const client = new pg.Client({
  connectionString: DATABASE_URL,
  application_name: 'acordo-verify-history',
  options: '-c search_path=proposals,pg_catalog',
});
await client.connect().catch((error: Error) => {
  process.stderr.write(`O banco de dados não responde (o produto está no ar?): ${error.message}\n`);
  process.exit(2);
});
await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
const db = queryable(client);
const histories = await verifyHistories(db);
const records = await verifyRecords(db);
await client.end();

const WORDS = {
  missing: 'falta um evento',
  unlinked: 'o evento não se liga ao anterior',
  altered: 'o evento foi alterado',
  'details-altered': 'os detalhes do evento foram alterados',
  'cut-off': 'há eventos além do fim registrado na proposta',
} as const;

const { proposals, events, erased, backwards } = histories;
const faults = [
  ...histories.bad.map(
    ({ proposalId, seq, kind }) => `proposta ${proposalId}, evento ${seq}: ${WORDS[kind]}.`,
  ),
  ...records.bad.map(
    ({ proposalId, differences }) =>
      `proposta ${proposalId}, registro da decisão: não confere ${differences.join(', ')}.`,
  ),
];
const lines = [
  `${proposals} histórico(s), ${events} evento(s) conferidos; ${erased} com conteúdo apagado, ${backwards} com hora anterior à do evento antes.`,
  `${records.records} assinatura(s) e recusa(s) conferidas com o histórico; ${records.erased} registro(s) apagado(s) no fim do prazo.`,
  ...(faults.length > 0
    ? faults.map((fault) => `ADULTERADO: ${fault}`)
    : ['Todos os históricos estão íntegros.']),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (faults.length > 0) process.exitCode = 1;
