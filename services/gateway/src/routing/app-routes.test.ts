import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isLinkPage, pageAt } from './app-routes.js';

describe('pages of the web app', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard'],
    ['/Dashboard', '/dashboard'],
    ['/edit/5f0d', '/edit/:id'],
    ['/public/proposal/Ab_-', '/public/proposal/:token'],
    ['/vitamina/login', '/vitamina/login'],
  ])('%s is %s', (address, template) => {
    expect(pageAt(address)).toBe(template);
  });

  it.each([
    '/x',
    '/edit',
    '/edit/',
    '/edit/a/b',
    '/dashboard/x',
    '/public/proposal',
    '//',
    '/public/proposal//',
  ])('%s is none', (address) => {
    expect(pageAt(address)).toBeUndefined();
  });

  it('contain every path of the web’s own table', () => {
    const source = readFileSync(
      path.resolve(import.meta.dirname, '../../../../web/src/app/paths.ts'),
      'utf8',
    );
    const [, table = ''] = /export const PATHS = \{([\s\S]*?)\n\}/.exec(source) ?? [];
    const paths = [...table.matchAll(/'(\/[^']*)'/g)].map(([, found = '']) => found);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((found) => pageAt(found) !== found)).toEqual([]);
  });

  it('hide the pages of public links', () => {
    expect(isLinkPage('/public/proposal/:token')).toBe(true);
    expect(isLinkPage('/proposal/:id')).toBe(true);
    expect(isLinkPage('/dashboard')).toBe(false);
  });
});
