import { INK } from '@acordo/document/brand';
import { expect, it } from '@jest/globals';

/** The web's compiler has only browser types; this test runs in Node and declares what it uses. */
interface FileSystem {
  readFileSync(file: URL, encoding: 'utf8'): string;
}
const node: string = 'node:fs';
const { readFileSync }: FileSystem = await import(node);

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = (css: string) => [...css.matchAll(/--[\w-]+: #[0-9a-f]{6}\b/g)].map(([found]) => found);

it('repeats the light tokens of tokens.css and has no other colour', () => {
  const css = read('./sheet.css');
  const light = read('../styles/tokens.css').split('[data-theme="dark"]')[0] ?? '';
  expect(tokens(css).length).toBeGreaterThan(0);
  expect(tokens(light)).toEqual(expect.arrayContaining(tokens(css)));
  expect(css.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi)).toHaveLength(tokens(css).length);
});

it('has the ink that text on light brands has (D26)', () =>
  expect(read('./sheet.css')).toContain(`--ink: ${INK.toLowerCase()};`));
