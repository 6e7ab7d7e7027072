import { describe, expect, it } from '@jest/globals';
import { QUERY_DEFAULTS } from '../http/query-client';
import { LIMITS_REFETCH_DELAY_MS } from './after-change';
import { LIMITS_QUERY, limitsQuery } from './limits';
import { ADMIN_USERS, limitsKey, listKey, statsKey } from './query-keys';
import { SHARE_WINDOW } from './share-targets';

describe('query constants (P10, P11, P53, D46)', () => {
  it('queries retry once and do not refetch on window focus', () =>
    expect(QUERY_DEFAULTS.queries).toEqual({ retry: 1, refetchOnWindowFocus: false }));
  it('limits do refetch on focus, with zero staleness', () => {
    expect(LIMITS_QUERY).toEqual({ staleTime: 0, refetchOnWindowFocus: true });
    expect(limitsQuery('u')).toMatchObject(LIMITS_QUERY);
  });
  it('limits are refetched 100 ms after a change', () => expect(LIMITS_REFETCH_DELAY_MS).toBe(100));
  it('caches are named after their calls', () => {
    expect(limitsKey('u')).toEqual(['/api/proposal-limits', 'u']);
    expect([listKey('u')[0], statsKey('u')[0]]).toEqual(['/api/propostas', '/api/propostas']);
    expect(ADMIN_USERS).toEqual(['/api/vitamina/users']);
  });
  it('share windows are 600x400', () => expect(SHARE_WINDOW).toEqual({ width: 600, height: 400 }));
});
