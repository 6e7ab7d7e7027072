import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { circles, importsBetweenNouns } from './circles.mjs';

const file = (name: string, ...imports: string[]) => ({
  name: `services/a/src/${name}`,
  text: imports.map((target) => `import type { X } from '${target}';\n`).join(''),
});
const found = (...files: ReturnType<typeof file>[]) => circles(importsBetweenNouns(files));

describe('a circle of nouns', () => {
  it('is none where one imports another', () =>
    expect(found(file('x/a.ts', '../y/b.js', './c.js'), file('y/use-cases/b.ts', '../b.js'))).toEqual([]));
  it('is named with a file for each step, also of types alone', () =>
    expect(
      found(
        file('x/a.ts', '../y/b.js'),
        file('y/domain/b.ts', '../../z/persistence/c.js'),
        file('z/c.ts', '../x/d.js'),
      ),
    ).toEqual([
      'a: x → y (services/a/src/x/a.ts), y → z (services/a/src/y/domain/b.ts), z → x (services/a/src/z/c.ts)',
    ]));
  it('is not created by tests or by the files that combine nouns', () =>
    expect(
      found(file('x/a.ts', '../y/b.js'), file('y/b.test.ts', '../x/a.js'), file('app.module.ts', './x/a.js')),
    ).toEqual([]));
  it('is reported for each service separately', () => {
    const other = { name: 'services/b/src/y/b.ts', text: "import { a } from '../x/a.js';" };
    expect(circles(importsBetweenNouns([file('x/a.ts', '../y/b.js'), other]))).toEqual([]);
  });
});

function sourcesOf(service: string) {
  const folder = `services/${service}/src`;
  return (fs.readdirSync(inRoot(folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .map((name) => ({ name, text: fs.readFileSync(inRoot(name), 'utf8') }));
}

it('the nouns of each service have an order without circles (habit 1)', () => {
  const services = fs.readdirSync(inRoot('services'));
  const imports = importsBetweenNouns(services.flatMap(sourcesOf));
  expect(imports.length).toBeGreaterThan(0);
  expect(circles(imports)).toEqual([]);
});
