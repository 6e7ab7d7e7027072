import { Readable } from 'node:stream';

async function* lines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A JSON array, one element per line, streamed. */
export const jsonListOf = (rows: AsyncIterable<unknown>): Readable => Readable.from(lines(rows));

export const jsonOf = (value: unknown): Readable => Readable.from([`${JSON.stringify(value, null, 2)}\n`]);
