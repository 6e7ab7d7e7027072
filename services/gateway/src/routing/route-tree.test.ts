import { describe, expect, it } from '@jest/globals';
import { ROUTES } from './route-table.js';
import { matcher } from './route-tree.js';

const match = matcher(ROUTES);
const kind = (method: string, path: string) => match(method, path).kind;
const id = '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21';

describe('finding a call', () => {
  it('rebuilds the path from the template', () => {
    expect(match('GET', `/api/propostas/${id}`)).toMatchObject({
      kind: 'route',
      params: { id },
      path: `/api/propostas/${id}`,
      route: { path: '/api/propostas/:id', method: 'GET' },
    });
    expect(match('POST', '/api/propostas/abc%2Ddef/assinatura')).toMatchObject({
      params: { id: 'abc-def' },
      path: '/api/propostas/abc-def/assinatura',
    });
  });

  it('prefers a literal to a parameter, and does not fall back to the parameter for another method', () => {
    expect(match('GET', '/api/propostas/stats')).toMatchObject({ route: { path: '/api/propostas/stats' } });
    expect(match('DELETE', '/api/propostas/stats')).toEqual({ kind: 'method', allow: ['GET', 'HEAD'] });
    expect(match('POST', '/api/propostas/stats/generate-link')).toMatchObject({ params: { id: 'stats' } });
  });

  it('allows HEAD where GET is, and names the methods otherwise', () => {
    expect(match('HEAD', '/api/propostas')).toMatchObject({ kind: 'route', route: { method: 'GET' } });
    expect(match('HEAD', '/api/auth/login')).toEqual({ kind: 'method', allow: ['POST'] });
    expect(match('PATCH', '/api/propostas')).toEqual({ kind: 'method', allow: ['GET', 'HEAD', 'POST'] });
  });

  it.each([
    '/api',
    '/api/',
    '/api/propostas/',
    '/api//propostas',
    '//api/propostas',
    '/API/propostas',
    '/api/Propostas',
    '/api/%70ropostas',
    '/api/propostas;x',
    '/api/../api/propostas',
    '/api/./propostas',
    '/api/propostas/%2e%2e/auth/status/x/y',
    '/api/internal/sessions/introspect',
    '/internal/sessions/introspect',
    '/api/propostas/../internal/sessions/introspect',
    '/api/public/proposal',
    '/api/public/proposal/',
    '/api/vitamina',
    '/api/vitamina/users/',
    '',
  ])('has no call at %s', (path) => {
    expect(kind('GET', path)).toBe('unknown');
  });

  it.each([
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2finternal',
    '..%5cinternal',
    '%252e%252e',
    'a%00',
    'a;x',
    'a%3Fx=1',
    'a%23x',
    'a%2520b',
    '%ff',
    '%',
    '%zz',
    'ação',
    'a.css',
    'x'.repeat(513),
  ])('treats %s as no id', (place) => {
    expect(match('GET', `/api/public/proposal/${place}`)).toMatchObject({
      kind: 'absent',
      route: { absent: 'LINK_NOT_FOUND' },
    });
    expect(kind('DELETE', `/api/propostas/${place}`)).toBe('absent');
  });

  it('refuses a table that names a call twice', () => {
    const [first] = ROUTES;
    expect(first && (() => matcher([first, first]))).toThrow('twice in the table');
  });
});
