import { describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { editPath, isAt, ownPath, PATHS, publicProposalPath, viewPath } from './paths';

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

describe('paths with a parameter', () => {
  it('encodes what it is given', () => {
    expect(editPath('a/b')).toBe('/edit/a%2Fb');
    expect(viewPath('7')).toBe('/view/7');
    expect(publicProposalPath('t-1')).toBe('/public/proposal/t-1');
  });
});

describe('which page an address is (P80)', () => {
  const addresses = [
    '/',
    '/dashboard',
    '/Dashboard/',
    '/edit/7',
    '/edit',
    '/edit/7/x',
    '/terms-of-service/',
    '/x',
  ];
  it.each(addresses)('is read as the router reads it: %s', (address) => {
    for (const path of Object.values(PATHS))
      expect([path, isAt(path, address)]).toEqual([path, matchPath(path, address) !== null]);
  });
});
