import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { knownStatements } from '../database/statement.js';

const NAME = /\bstatement\(\s*(['`])(.*?)\1/g;

/**
 * Lets Postgres plan every statement of the modules in these folders, on a real schema with the role that runs them: this finds a
 * wrong column, a wrong type or a missing privilege without a call. Returns the errors by the statement's name; a
 * test expects none. With EXPLAIN, since it checks privileges without running the statement.
 */
export async function refusedStatements(
  url: string,
  folders: readonly string[],
): Promise<{ asked: number; refused: Record<string, string> }> {
  const texts = await statementsOf(folders);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET plan_cache_mode = force_generic_plan'); // planned for any value
  const refused: Record<string, string> = {};
  for (const [name, text] of texts) {
    await explain(client, text).catch((error: Error) => {
      refused[name] = error.message;
    });
    await client.query('DEALLOCATE ALL');
  }
  await client.end();
  return { asked: texts.length, refused };
}

/** Works on every Postgres that the product runs on: `EXPLAIN (GENERIC_PLAN)` came with 16. */
async function explain(client: pg.Client, text: string): Promise<void> {
  await client.query(`PREPARE asked AS ${text}`);
  const { rows } = await client.query(
    'SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements',
  );
  const values = Array.from({ length: rows[0].count }, () => 'NULL').join(', ');
  await client.query(`EXPLAIN EXECUTE asked ${values && `(${values})`}`);
}

/** Folders of this package whose statements a service uses. */
export const kitFolders = (...names: string[]) =>
  names.map((name) => path.join(import.meta.dirname, '..', name));

/** Other services' modules may be loaded in the same process: the names in the files show which statements belong to these folders. */
async function statementsOf(folders: readonly string[]): Promise<[string, string][]> {
  const names: RegExp[] = [];
  for (const file of folders.flatMap(sourcesIn)) {
    const found = [...fs.readFileSync(file, 'utf8').matchAll(NAME)].map(([, , name = '']) => name);
    if (found.length > 0) await import(pathToFileURL(file).href);
    names.push(...found.map((name) => new RegExp(`^${name.replace(/\$\{.*?\}/g, '.+')}$`)));
  }
  return [...knownStatements()].filter(([name]) => names.some((one) => one.test(name)));
}

const sourcesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file));
