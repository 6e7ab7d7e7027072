import { describe, expect, it } from '@jest/globals';
import { editPath, ownPath, publicProposalPath, viewPath } from './paths';

describe('ownPath (D44)', () => {
  it.each(['/dashboard', '/create', '/edit/7', '/view/7?aba=historico', '/settings#cores'])(
    'keeps %s',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );
  it.each([
    'https://mal.example/dashboard',
    '//mal.example/dashboard',
    '/\\mal.example/dashboard',
    'dashboard',
    'javascript:alert(1)',
    '/desconhecido',
    '/auth',
    '/dashboard/../../mal',
    '',
    null,
  ])('refuses %s', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});

describe('paths with a place', () => {
  it('encodes what it is given', () => {
    expect(editPath('a/b')).toBe('/edit/a%2Fb');
    expect(viewPath('7')).toBe('/view/7');
    expect(publicProposalPath('t-1')).toBe('/public/proposal/t-1');
  });
});
