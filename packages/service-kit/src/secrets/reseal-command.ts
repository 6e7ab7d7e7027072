import pg from 'pg';
import { type Queryable, queryable } from '../database/statement.js';
import { type Count, reseal, type SealedPlace } from './reseal.js';

/** What can't be encrypted again, because the text is not stored: reported, so that an operator sees whom removing the key affects. */
export interface Kept {
  line: string;
  /** Whether removing the old keys would lose something. */
  needsOlder: boolean;
}

interface Command {
  /** For Postgres. */
  application: string;
  url: string;
  schema: string;
  places: readonly SealedPlace[];
  kept?: (db: Queryable) => Promise<Kept>;
}

const USAGE = 'Uso: reseal [--check]\n';

/**
 * The one-shot of a service (docs/decisions/0022): prints what it did. Exits with 1 if something is unreadable, still under
 * an older key or, with `--check`, needs an older key in another way; with 2 if it could not start.
 */
export async function runReseal(
  { application, url, schema, places, kept }: Command,
  args: readonly string[],
): Promise<number> {
  const check = args[0] === '--check';
  if (args.length > (check ? 1 : 0)) return say(USAGE, 2);
  const client = new pg.Client({
    connectionString: url,
    application_name: application,
    options: `-c search_path=${schema},pg_catalog`,
  });
  try {
    await client.connect();
  } catch (error) {
    return say(
      `O banco de dados não responde (o produto está no ar?): ${error instanceof Error ? error.message : ''}\n`,
      2,
    );
  }
  const db = queryable(client);
  try {
    let isDone = true;
    for (const place of places) {
      const count = await reseal(db, place, !check);
      isDone &&= count.older === 0 && count.unreadable === 0;
      say(`${inWords(count, check)}\n`);
    }
    const rest = await kept?.(db);
    if (rest) say(`${rest.line}\n`);
    return isDone && !(check && rest?.needsOlder) ? 0 : 1;
  } finally {
    await client.end();
  }
}

function inWords({ name, resealed, current, older, unreadable }: Count, check: boolean): string {
  const done = check ? '' : `${resealed} selado(s) de novo, `;
  return `${name}: ${done}${current} já com a chave nova, ${older} ainda com chave antiga, ${unreadable} ilegível(is).`;
}

function say(text: string, code = 0): number {
  process.stdout.write(text);
  return code;
}
