import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Rows as a table that Excel opens in Brazil with a double click (UTF-8 with its mark, ';' between cells), and in which no
 * cell is a formula (attack 83): a text that begins like one gets an apostrophe before it.
 */
export function csvOf(rows: AsyncIterable<readonly string[]>): Readable {
  // All quoted: unquoted, a line end inside a cell would end its row.
  const options = { bom: true, delimiter: ';', record_delimiter: 'windows', quoted: true } as const;
  const table = stringify({ ...options, escape_formulas: true });
  pipeline(Readable.from(rows), table, () => undefined); // a failing source ends the table with its error
  return table;
}
