import { expect, it } from '@jest/globals';

/** The web is compiled with browser types only; this test runs in Node and declares here what it uses of it. */
interface FileSystem {
  readFileSync(file: URL, encoding: 'utf8'): string;
}
const node: string = 'node:fs';
const { readFileSync }: FileSystem = await import(node);
const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

it('has only our scales, in sizes that follow the browser’s text (L3)', () => {
  for (const scale of ['color', 'font', 'text', 'radius', 'shadow'])
    expect(theme).toContain(`--${scale}-*: initial;`);
  const sizes = [...theme.matchAll(/--text-\w+: (?:min\()?([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
  expect(sizes).toEqual([12, 14, 16, 18, 22, 28, 36, 48, 56]);
});

it('has one shadow (L4)', () => {
  expect([...theme.matchAll(/--shadow-(\w+):/g)].map(([, name]) => name)).toEqual(['raised']);
});
