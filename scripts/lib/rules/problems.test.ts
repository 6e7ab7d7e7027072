import { describe, expect, it } from '@jest/globals';
import { casesIn, rulesIn } from './explained.mjs';
import { indexPage } from './index-page.mjs';
import { citedBy, problems } from './problems.mjs';
import { kindOf } from './read-files.mjs';

const RULES = rulesIn('docs/rules/limits.md', '# Limits\n### D13 · Free limit\nThree.\n### P4 · Calls\n');
const CASES = casesIn('docs/threats.md', '| # | what |\n|---|---|\n| 37 | fifty at once |\n| 38 | two |\n');
const code = (text: string, name = 'services/a/src/quota.ts') => ({ name, text, kind: 'code' as const });
const test = (text: string, name = 'services/a/src/quota.test.ts') => ({ name, text, kind: 'test' as const });
const good = [code('// D13, P4'), test("it('x (D13, P4, attacks 37, 38)')")];
const found = (files = good, gaps = {}) => problems([...RULES, ...CASES], files, gaps);

it('headings and rows are what is explained', () => {
  expect(RULES.map(({ number, title }) => `${number} ${title}`)).toEqual(['D13 Free limit', 'P4 Calls']);
  expect(CASES.map(({ number }) => number)).toEqual(['attack 37', 'attack 38']);
});

describe('what is wrong', () => {
  it('nothing, where all is cited', () => expect(found()).toEqual([]));
  it('a number that nothing explains', () =>
    expect(found([...good, code('// D99, attack 7', 'web/src/a.ts')])).toEqual([
      'web/src/a.ts: no document explains D99',
      'web/src/a.ts: no document explains attack 7',
    ]));
  it('a rule without code or test, a case without a test', () =>
    expect(found([code('// D13'), test("it('x (P4, attack 37)')")])).toEqual([
      'docs/rules/limits.md: no test cites D13',
      'docs/rules/limits.md: no code cites P4',
      'docs/threats.md: no test cites attack 38',
    ]));
  it('a gap is allowed with its reason, until a test is there', () => {
    const without = [code('// D13, P4'), test("it('x (D13, P4, attack 37)')")];
    expect(found(without, { 'attack 38': 'cannot happen' })).toEqual([]);
    expect(found(good, { 'attack 38': 'cannot happen' })).toEqual([
      'gaps.mjs: a test cites attack 38 by now',
    ]);
    expect(found(good, { 'attack 9': 'gone' })).toEqual(['gaps.mjs: no document explains attack 9']);
  });
  it('a number that is explained twice', () =>
    expect(problems([...RULES, ...RULES.slice(0, 1), ...CASES], good, {})).toEqual([
      'docs/rules/limits.md: D13 is explained twice',
    ]));
});

it('a document’s citation is neither code nor test', () => {
  const kinds = {
    other: [
      'docs/a.md',
      'services/a/README.md',
      'bench/a.mjs',
      'e2e/data/a.json',
      'services/a/test/support/a.ts',
    ],
    code: ['web/src/a.ts', 'services/a/templates/a.typ', 'infra/a.mjs', 'scripts/lib/a.mjs'],
    test: ['web/src/a.test.tsx', 'e2e/steps/a.ts', 'services/a/test/http/a.http.test.ts'],
  };
  for (const [kind, files] of Object.entries(kinds)) expect(files.map(kindOf)).toEqual(files.map(() => kind));
});

it('the index links from a number to the files that cite it most, and counts the others', () => {
  const files = ['d', 'c', 'b', 'a'].map((name) => test("it('x (D13)')", `e2e/${name}.test.ts`));
  const page = indexPage(RULES, CASES, citedBy([...good, test('// D13, D13', 'e2e/z.test.ts'), ...files]), {
    'attack 38': 'cannot happen',
  });
  expect(page).toContain(
    '| D13 | [Free limit](limits.md#d13--free-limit) | [quota.ts](../../services/a/src/quota.ts) | ' +
      '[z.test.ts](../../e2e/z.test.ts) · [a.test.ts](../../e2e/a.test.ts) · [b.test.ts](../../e2e/b.test.ts) +3 more |',
  );
  expect(page).toContain('| 38 | none: cannot happen |');
});
