import { describe, expect, it } from '@jest/globals';
import { linkTokenIn } from './link-token.js';
import { ROUTES } from './route-table.js';
import { matcher } from './route-tree.js';

const TOKEN = 'Ab3_-x7Qw9Zk5LmN0pRsTuVwXyZa12cd';
/** Text after a link in a chat, as browsers write it into an address. */
const BEHIND = [
  '.',
  '...',
  ',',
  ';',
  ':',
  '!',
  ')',
  ').',
  ']',
  '%5D',
  '*',
  '**',
  '~',
  "'",
  '"',
  '%22',
  '>',
  '%3E',
  '%C2%BB',
  '%E2%80%9D',
  '%E2%80%A6',
  '%E2%80%8B',
  '%EF%BB%BF',
  '%E2%81%A0',
  '%C2%AD',
  '%25E2%2580%258B',
  '%20',
  '%0A',
  ',obrigado',
  '%20Veja',
];

describe('a link with characters added to its end (attack 271)', () => {
  it.each(BEHIND)('%s is no part of the token', (behind) => expect(linkTokenIn(TOKEN + behind)).toBe(TOKEN));

  it('invisible characters are removed anywhere', () => {
    const hidden = `%E2%80%8B${TOKEN.slice(0, 9)}%E2%80%8D${TOKEN.slice(9)}%E2%80%8F.`;
    expect(linkTokenIn(hidden)).toBe(TOKEN);
  });

  it('letters, digits, `-` and `_` stay: the service finds which of them belong to the link', () => {
    for (const end of ['a', '-', '_', '__']) expect(linkTokenIn(`${TOKEN + end}.`)).toBe(TOKEN + end);
  });

  it.each([
    '',
    '.',
    '..',
    'a.css',
    `${TOKEN.slice(0, 21)}.`,
    `.${TOKEN}`,
    `${'x'.repeat(513)}.`,
    '%',
    'ação',
    `${TOKEN}%`,
  ])('no token: %s', (segment) => expect(linkTokenIn(segment)).toBeUndefined());

  it('only the page’s call uses the cleaned token; every other parameter is unchanged (attack 58)', () => {
    const match = matcher(ROUTES);
    for (const { method, path } of ROUTES.filter((route) => /:\w+/.test(route.path))) {
      const found = match(method, path.replace(/:\w+/, `${TOKEN}%E2%80%8B.`));
      if (path === '/api/public/proposal/:token')
        expect(found).toMatchObject({
          kind: 'route',
          params: { token: TOKEN },
          path: path.replace(':token', TOKEN),
        });
      else expect([path, found.kind]).toEqual([path, 'absent']);
    }
  });
});
