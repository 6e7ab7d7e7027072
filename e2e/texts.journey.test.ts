import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/journey.js';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
interface Texts {
  texts: { rule: string; text: string }[];
}
const { texts } = JSON.parse(read('e2e/data/texts.json')) as Texts;

/** Everything that was built: the web app, and the texts of services and packages. */
const built = (): string =>
  [
    'web/dist',
    ...['packages', 'services'].flatMap((group) =>
      fs.readdirSync(path.join(root, group)).map((name) => path.join(group, name, 'dist')),
    ),
  ]
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => read(path.join(folder, file))),
    )
    .join('\n')
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ');

/** The fixed parts of a text: its placeholders are replaced by values. */
const pieces = (text: string): string[] =>
  text
    .split(/\{[^}]*\}|(?<![\p{L}\d])N(?![\p{L}\d])|n\/max|\.\.\.|…/u)
    .map((piece) => piece.trim().replace(/\s+/g, ' '))
    .filter((piece) => piece.length > 1);

test.describe('the texts with fixed wording', () => {
  test('are all in the build', () => {
    const hay = built();
    const missing = texts.filter(({ text }) => pieces(text).some((piece) => !hay.includes(piece)));
    expect(missing).toEqual([]);
    expect(texts.length).toBeGreaterThan(200);
  });
});
