import type { Call } from '@acordo/contracts/call';
import { reportView } from '@acordo/contracts/http/public/view';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api';
import { useReportView } from './use-report-view';

const VIEW: Call = { ...reportView, path: '/api/public/proposal/abc/view' };

let api: FakeApi;
let visible: DocumentVisibilityState;
const turn = (state: DocumentVisibilityState) => {
  visible = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const reports = () => api.callsTo(VIEW).length;
const open = (shown = true) =>
  renderHook(({ ready }) => useReportView('abc', ready), { initialProps: { ready: shown } });

beforeEach(() => {
  jest.useFakeTimers();
  visible = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  api = new FakeApi().install().respond(reportView, 204, undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('reporting a view (D20)', () => {
  it('is sent once, after 2 visible seconds', () => {
    open();
    jest.advanceTimersByTime(1_999);
    expect(reports()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(api.callsTo(VIEW)).toMatchObject([{ body: {} }]);
    turn('hidden');
    turn('visible');
    jest.advanceTimersByTime(60_000);
    expect(reports()).toBe(1);
  });

  it.each([
    ['the owner is reading', 200, { propria: true }, true],
    ['anybody else is', 204, undefined, false],
  ] as const)('says whether %s (D22)', async (_who, status, body, isOwn) => {
    api.respond(VIEW, status, body as never);
    const { result } = open();
    expect(result.current).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(result.current).toBe(isOwn);
  });

  it('waits for the proposal to be shown', () => {
    const { rerender } = open(false);
    jest.advanceTimersByTime(5_000);
    expect(reports()).toBe(0);
    rerender({ ready: true });
    jest.advanceTimersByTime(2_000);
    expect(reports()).toBe(1);
  });

  it('counts no hidden time: a page in the background, or one visible too briefly', () => {
    visible = 'hidden';
    open();
    jest.advanceTimersByTime(60_000);
    turn('visible');
    jest.advanceTimersByTime(1_500);
    turn('hidden');
    jest.advanceTimersByTime(60_000);
    turn('visible');
    jest.advanceTimersByTime(1_500);
    expect(reports()).toBe(0);
    jest.advanceTimersByTime(500);
    expect(reports()).toBe(1);
  });

  it('is not sent by a page that was left', () => {
    open().unmount();
    jest.advanceTimersByTime(5_000);
    turn('visible');
    jest.advanceTimersByTime(5_000);
    expect(reports()).toBe(0);
  });

  it('fails silently', async () => {
    api.break(VIEW);
    open();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(reports()).toBe(1);
  });
});
