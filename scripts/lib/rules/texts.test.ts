import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';

interface Texts {
  texts: { rule: string; text: string }[];
}
const { texts } = JSON.parse(fs.readFileSync(inRoot('e2e/data/texts.json'), 'utf8')) as Texts;

/** The text of each rule, on one line. */
const said = new Map(
  fs
    .readdirSync(inRoot('docs/rules'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => fs.readFileSync(inRoot('docs/rules', name), 'utf8').split(/^### /m).slice(1))
    .map((entry) => [entry.split(' ', 1)[0] ?? '', entry.replace(/\s+/g, ' ')]),
);

it('texts with fixed wording are identical in their rule', () => {
  expect(texts.filter(({ rule, text }) => !said.get(rule)?.includes(text.replace(/\s+/g, ' ')))).toEqual([]);
  expect(texts.length).toBeGreaterThan(200);
});
