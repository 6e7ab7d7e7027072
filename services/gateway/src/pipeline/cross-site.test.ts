import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { crossSiteCheck } from './cross-site.js';

const ask =
  (publicUrl: string, headers: Record<string, string>, method = 'POST', route: { begins?: true } = {}) =>
  () =>
    crossSiteCheck(publicUrl)({ method, headers } as unknown as FastifyRequest, route);
const site = 'https://acordo.example';

describe('writes from other sites (attack 101)', () => {
  it.each([
    ['our own page', { origin: site }],
    ['our own page, by the browser’s word', { 'sec-fetch-site': 'same-origin' }],
    ['a person who typed', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
  ])('passes %s', (_who, headers) => {
    expect(ask(site, headers)).not.toThrow();
  });

  it.each([
    ['another site', { origin: 'https://mal.example' }],
    ['another site that claims more', { origin: 'https://mal.example', 'sec-fetch-site': 'same-origin' }],
    ['a neighbouring host', { origin: 'https://x.acordo.example' }],
    ['the same host without TLS', { origin: 'http://acordo.example' }],
    ['another port', { origin: 'https://acordo.example:8443' }],
    ['a sandboxed page', { origin: 'null' }],
    ['two origins', { origin: `${site}, https://mal.example` }],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', (_who, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(ask(site, headers, method)).toThrow(expect.objectContaining({ code: 'CROSS_SITE' }));
  });

  describe('as forms of a page with a secret address (attack 322)', () => {
    const sent = (headers: Record<string, string>) => () =>
      crossSiteCheck(site)({ method: 'POST', headers } as unknown as FastifyRequest, {}, true);
    const refusal = expect.objectContaining({ code: 'CROSS_SITE' });

    it.each(['same-origin', 'none'])('accepts a null origin if Sec-Fetch-Site is %s', (from) => {
      expect(sent({ origin: 'null', 'sec-fetch-site': from })).not.toThrow();
    });
    it.each(['cross-site', 'same-site', ''])('refuses a null origin if it is %j', (from) => {
      expect(sent({ origin: 'null', ...(from ? { 'sec-fetch-site': from } : {}) })).toThrow(refusal);
    });
    it('refuses it for any other write', () => {
      expect(ask(site, { origin: 'null', 'sec-fetch-site': 'same-origin' })).toThrow(refusal);
    });
    it('refuses another site, whatever its other headers', () => {
      expect(sent({ origin: 'https://mal.example', 'sec-fetch-site': 'same-origin' })).toThrow(refusal);
    });
  });

  it('accepts reads: they change nothing', () => {
    expect(ask(site, { origin: 'https://mal.example' }, 'GET')).not.toThrow();
  });

  it('refuses a read that starts something from other sites, and accepts it from our own pages (attack 197)', () => {
    const begin = (headers: Record<string, string>) => ask(site, headers, 'GET', { begins: true });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect(begin(headers)).toThrow(expect.objectContaining({ code: 'CROSS_SITE' }));
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])
      expect(begin(headers)).not.toThrow();
    expect(begin({})).not.toThrow();
  });

  it('treats the names of the own computer as equal, only on the same port', () => {
    const local = 'http://localhost:8080';
    expect(ask(local, { origin: 'http://127.0.0.1:8080' })).not.toThrow();
    expect(ask(local, { origin: 'http://[::1]:8080' })).not.toThrow();
    expect(ask(local, { origin: 'http://127.0.0.1:8081' })).toThrow();
    expect(ask(local, { origin: 'http://mal.example:8080' })).toThrow();
    expect(ask(site, { origin: 'http://localhost:8080' })).toThrow();
  });
});
