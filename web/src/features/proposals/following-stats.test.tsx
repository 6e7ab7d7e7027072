import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { proposalStats } from '@acordo/contracts/http/propostas/stats';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../shared/http/query-client';
import { PROPOSALS } from '../../shared/proposals/query-keys';
import { ownerApi } from '../../shared/proposals/testing/owner-page';
import { useFollowingStats } from './use-following-stats';

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  return act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  look('visible');
  jest.useRealTimers();
});

describe('the figures (D7)', () => {
  it('are fetched every 5 seconds, and never in a hidden tab', async () => {
    const api = ownerApi();
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { unmount } = renderHook(() => useFollowingStats(userFixture.id), { wrapper });
    const asked = () => api.callsTo(proposalStats).length;
    await pass(0);
    expect(asked()).toBe(1);
    await pass(4.9);
    expect(asked()).toBe(1);
    await pass(0.2);
    expect(asked()).toBe(2);
    look('hidden');
    await pass(60);
    expect(asked()).toBe(2);
    look('visible');
    await pass(5);
    expect(asked()).toBe(3);
    unmount();
  });

  it.each([
    ['early', 3, true],
    ['together with them', 0, false],
  ])('that arrive first cause a new request of a list that was read %s', async (_when, seconds, again) => {
    ownerApi();
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const list = [...PROPOSALS, 'list'];
    client.setQueryData(list, ['read before a client signed']);
    await pass(seconds);
    const { unmount } = renderHook(() => useFollowingStats(userFixture.id), { wrapper });
    await pass(0);
    expect(client.getQueryState(list)?.isInvalidated).toBe(again);
    unmount();
  });
});
