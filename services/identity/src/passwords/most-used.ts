import fs from 'node:fs';

const FOLDER = new URL('../../passwords/', import.meta.url);
const read = (name: string) =>
  fs
    .readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

let known: ReadonlySet<string> | undefined;

/**
 * The 10,000 passwords that people use most, and what Brazilians use (passwords/NOTICE.md): lower case, NFC. Read once,
 * when needed.
 */
export function mostUsed(): ReadonlySet<string> {
  known ??= new Set(['most-used.txt', 'brazilian.txt'].flatMap(read));
  return known;
}
