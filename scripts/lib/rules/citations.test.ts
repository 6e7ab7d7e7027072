import { describe, expect, it } from '@jest/globals';
import { citations, namedElsewhere } from './citations.mjs';

const cited = (file: string, text: string) => citations(file, text).cited;

describe('what a file cites', () => {
  it('in comments of every kind, across lines', () => {
    expect(cited('a.ts', '/** Free limit (D13). */\n// P4, and L12\nrun(); // D7’s limits')).toEqual([
      'D13',
      'P4',
      'L12',
      'D7',
    ]);
    expect(cited('a.ts', '/**\n * Held (attacks 41,\n * 42).\n */')).toEqual(['attack 41', 'attack 42']);
    expect(cited('a.ts', '  // of attack\n  // 43 alone')).toEqual(['attack 43']);
    expect(cited('a.typ', '// Modern (L18): tiles')).toEqual(['L18']);
    expect(cited('a.css', '/* L1 */')).toEqual(['L1']);
  });

  it('in parentheses of texts, as in titles of tests', () => {
    expect(cited('a.test.ts', "describe('limit (D13, attack 37)', () => {")).toEqual(['D13', 'attack 37']);
    expect(cited('a.test.ts', 'it(`is ${n} (D4)`, () => {')).toEqual(['D4']);
    expect(cited('a.ts', "summary: 'Always 200 (D7).'")).toEqual(['D7']);
  });

  it('in documents, except in their examples', () => {
    expect(cited('a.md', 'As D13 says (attacks 1, 2).\n`D99` is one.\n```\nD98\n```')).toEqual([
      'D13',
      'attack 1',
      'attack 2',
    ]);
  });

  it.each([
    ['names of code', 'const D14 = L1 + P20;'],
    ['drawings', '<path d="M1 2 L12 4 D3" />'],
    ['keys and hashes', "const key = 'a0D1-P5'; const hash = 'D13';"],
    ['parts of words', '// 3D12, D13x, D-13, x-D13, D013, LD1'],
    ['other numbers', '// D0, P1000'],
  ])('not in %s', (_what, text) => expect(cited('a.tsx', text)).toEqual([]));

  it('a quote in a regular expression hides no later line', () => {
    expect(cited('a.ts', "const quote = /'/;\n// D13\nit('x (D14)')")).toEqual(['D13', 'D14']);
  });
});

describe('forms in which a citation would be missed', () => {
  it.each(['attacks 1 and 2', 'attacks 1 to 9', 'attacks 310–312', 'attacks 1, 2 or 3', 'Attacks 4-6'])(
    '%s',
    (form) => expect(citations('a.ts', `// (${form})`).unclear).toEqual([form]),
  );
  it('a list is clear', () =>
    expect(citations('a.ts', '// attacks 1, 2, 3: and 4 more').unclear).toEqual([]));
});

describe('what is not in the repository', () => {
  const paper = (name: string) => `${name}.${'md'}`;
  it.each([paper('product'), paper('decisions'), paper('attacks'), `Issue ${5}`, `house ${'rule'}`])(
    '%s is named',
    (name) => expect(namedElsewhere(`// as ${name} says`)).toEqual([name]),
  );
  it('our own documents may be named', () =>
    expect(namedElsewhere(`docs/rules/${paper('look')}, docs/threats.md, [a](./${paper('look')})`)).toEqual(
      [],
    ));
});
