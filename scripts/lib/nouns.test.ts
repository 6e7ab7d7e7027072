import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from './paths.mjs';

/** A noun is a first-level folder of a service's sources. */
const NOUN = /^services\/([^/]+\/src\/[^/]+)\//;
const RELATIVE = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

interface Import {
  from: string;
  to: string;
  file: string;
}

/** Imports from one noun to another, those of types too. */
const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(RELATIVE)].flatMap(([, target = '']) => {
    const from = NOUN.exec(file)?.[1];
    const to = NOUN.exec(path.posix.join(path.posix.dirname(file), target))?.[1];
    return from && to && to !== from ? [{ from, to, file }] : [];
  });

/** Imports of nouns that do not stand in a line: what is left without those whose nouns nobody imports, or that import nobody. */
function inCircles(imports: readonly Import[]): readonly Import[] {
  const [froms, tos] = [new Set(imports.map(({ from }) => from)), new Set(imports.map(({ to }) => to))];
  const left = imports.filter(({ from, to }) => froms.has(to) && tos.has(from));
  return left.length === imports.length ? left : inCircles(left);
}

describe('nouns in a circle', () => {
  const found = (files: Record<string, string>) =>
    inCircles(
      Object.entries(files).flatMap(([file, target]) =>
        importsOf(`services/a/src/${file}`, `import type { X } from '${target}';`),
      ),
    ).map(({ file }) => path.basename(file));

  it('are none where one imports another, or the files that put nouns together import both', () =>
    expect(found({ 'x/a.ts': '../y/b.js', 'y/use-cases/b.ts': '../c.js', 'app.ts': './x/a.js' })).toEqual(
      [],
    ));
  it('are named with the file of each step', () =>
    expect(
      found({
        'w/w.ts': '../v/v.js',
        'x/a.ts': '../y/b.js',
        'y/domain/b.ts': '../../z/persistence/c.js',
        'z/c.ts': '../x/d.js',
      }),
    ).toEqual(['a.ts', 'b.ts', 'c.ts']));
});

it('the nouns of each service stand in a line (habit 1)', () => {
  const files = fs
    .globSync('services/*/src/**/*.ts', { cwd: inRoot() })
    .filter((name) => !name.endsWith('.test.ts'));
  const imports = files.flatMap((file) => importsOf(file, fs.readFileSync(inRoot(file), 'utf8')));
  expect(imports.length).toBeGreaterThan(0);
  expect(inCircles(imports)).toEqual([]);
});
