import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { catalogue } from './catalogue.mjs';
import { indexPage } from './index-page.mjs';
import { picturesIn } from './pictures.mjs';

it('has a name of its own for each screen: the later picture would replace the earlier', () => {
  const names = catalogue.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('shows what lies in the folder by who sees it, in the order of the catalogue', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'acordo-pictures-'));
  for (const file of [
    'landing.phone.dark.png',
    'landing.desktop.light.png',
    'landing-tour.phone.light.png',
    'mail-link-ended.desktop.dark.png',
    'mail-link-ended.txt',
    'pdf-elegant-1.png',
    'pdf-elegant-2.png',
    'pdf-elegant-signed-1.png',
    'pdf-elegant.pdf',
    'gone.phone.dark.png',
  ])
    writeFileSync(path.join(folder, file), '');
  const groups = picturesIn(folder).filter(({ entries }) => entries.length > 0);
  rmSync(folder, { recursive: true });
  expect(
    groups.map(({ title, entries }) => [
      title,
      entries.map(({ name, pictures, more }) => [name, pictures.map(({ file }) => file), more]),
    ]),
  ).toEqual([
    [
      'Visitors',
      [
        ['landing', ['landing.desktop.light.png', 'landing.phone.dark.png'], []],
        ['landing-tour', ['landing-tour.phone.light.png'], []],
      ],
    ],
    ['E-mails', [['mail-link-ended', ['mail-link-ended.desktop.dark.png'], ['mail-link-ended.txt']]]],
    [
      'PDFs',
      [
        ['pdf-elegant', ['pdf-elegant-1.png', 'pdf-elegant-2.png'], ['pdf-elegant.pdf']],
        ['pdf-elegant-signed', ['pdf-elegant-signed-1.png'], []],
      ],
    ],
  ]);
  expect(indexPage(groups)).toContain('<figure class="phone dark"><a href="landing.phone.dark.png">');
});
