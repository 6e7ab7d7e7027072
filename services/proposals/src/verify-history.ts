import { readConfig } from '@acordo/service-kit/config/read-config';
import pg from 'pg';
import { z } from 'zod';
import { verifyHistories } from './history/use-cases/verify-histories.js';

/** One-shot: recomputes every proposal's history and says what it found; ends with 1 where one is not as it was written (D19). */
const { DATABASE_URL } = readConfig(
  z.object({ DATABASE_URL: z.url().describe('Postgres as proposals_app.') }),
);
const client = new pg.Client({
  connectionString: DATABASE_URL,
  application_name: 'acordo-verify-history',
  options: '-c search_path=proposals,pg_catalog',
});
await client.connect().catch((error: Error) => {
  process.stderr.write(`O banco de dados não responde: ${error.message}\n`);
  process.exit(2);
});
await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
const { bad, proposals, events, erased, backwards } = await verifyHistories({
  query: async <Row extends object>({ text }: { text: string }, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows,
});
await client.end();

const WORDS = {
  missing: 'falta um evento',
  unlinked: 'o evento não se liga ao anterior',
  altered: 'o evento foi alterado',
  'details-altered': 'os detalhes do evento foram alterados',
  'cut-off': 'há eventos além do fim registrado na proposta',
} as const;

const lines = [
  `${proposals} histórico(s), ${events} evento(s) conferidos; ${erased} com conteúdo apagado, ${backwards} com hora anterior à do evento antes.`,
  bad
    ? `ADULTERADO: proposta ${bad.proposalId}, evento ${bad.seq}: ${WORDS[bad.kind]}.`
    : 'Todos os históricos estão íntegros.',
];
process.stdout.write(`${lines.join('\n')}\n`);
if (bad) process.exitCode = 1;
