import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { FIRST_LOADS } from './first-loads.ts';
import { keepFirstLoadLight, type Rule } from './keep-first-load-light.ts';

interface Built {
  module: string;
  code?: string;
  imports?: string[];
  /** Packages that ended up in this file. */
  packages?: string[];
}

/** The build's error for files like these; undefined if it accepts them. */
function problemOf(rule: Rule, files: Record<string, Built>): string | undefined {
  const bundle = Object.entries(files).map(
    ([fileName, { module, code = '', imports = [], packages = [] }]) => ({
      type: 'chunk',
      fileName,
      code,
      imports,
      isEntry: fileName === 'entry.js',
      facadeModuleId: `/web/${module}.tsx`,
      moduleIds: [`/web/${module}.tsx`, ...packages.map((name) => `/node_modules/${name}/index.js`)],
    }),
  );
  const { generateBundle } = keepFirstLoadLight([rule]);
  if (typeof generateBundle !== 'object') throw new Error('no such hook');
  const problems: string[] = [];
  Reflect.apply(generateBundle.handler, { error: (text: string) => problems.push(text) }, [
    {},
    Object.fromEntries(bundle.map((file) => [file.fileName, file])),
  ]);
  return problems[0];
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => (i * 7919) % 9973).join();
const gzip = (...codes: string[]) => codes.reduce((sum, code) => sum + gzipSync(code).length, 0);

const page = {
  'entry.js': { module: 'src/app/main', code: numbers(50), imports: ['shared.js'] },
  'page.js': { module: 'src/app/start-page', code: numbers(100), imports: ['shared.js', 'deep.js'] },
  'shared.js': { module: 'src/shared', code: numbers(200) },
  'deep.js': { module: 'src/deep', code: numbers(300) },
  'later.js': { module: 'src/later', code: numbers(4_000), packages: ['zod'] },
};
const size = gzip(numbers(50), numbers(100), numbers(200), numbers(300));
const rule = (budget: number): Rule => ({ pages: ['src/app/start-page'], budget, refused: ['zod'] });

describe('the first load of a page', () => {
  it('may be as large as its budget, with all static imports and no dynamic ones', () => {
    expect(problemOf(rule(size), page)).toBeUndefined();
  });

  it('fails the build one byte above', () => {
    const text = `The first load of src/app/start-page is ${size} bytes, more than ${size - 1}`;
    expect(problemOf(rule(size - 1), page)).toBe(text);
  });

  it('fails the build with a refused package, however deep', () => {
    const deep = { ...page['deep.js'], packages: ['zod'] };
    expect(problemOf(rule(size), { ...page, 'deep.js': deep })).toMatch(
      /^zod is in the first load \(deep\.js\)/,
    );
  });

  it('fails the build when the page is not found, since it would not be measured', () => {
    const { 'page.js': _, ...rest } = page;
    expect(problemOf(rule(size), rest)).toBe('Light page not found in the build: src/app/start-page');
  });
});

describe('the budgets (P125)', () => {
  /** In bytes. */
  it.each([
    ['landing', 'features/landing/landing-page', 90_000],
    ["client's page", 'src/app/start-client-page', 102_000],
    ['dashboard', 'features/proposals/dashboard-page', 170_000],
  ])('keep the %s below the limit', (_name, module, allowed) => {
    const budgets = FIRST_LOADS.filter(({ pages }) => pages.includes(module)).map(({ budget }) => budget);
    expect(budgets).toHaveLength(1);
    expect(budgets[0]).toBeLessThanOrEqual(allowed);
  });
});
