import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('countdown', () => {
  it('does not run until it is started, and may be started again', () => {
    const { result } = renderHook(() => useCountdown());
    pass(5);
    expect(result.current.left).toBe(0);
    act(() => result.current.start(3));
    expect(result.current.left).toBe(3);
    pass(1);
    expect(result.current.left).toBe(2);
    act(() => result.current.start(10));
    pass(4);
    expect(result.current.left).toBe(6);
    pass(6);
    expect(result.current.left).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('may begin at once, and ends at 0', () => {
    const { result } = renderHook(() => useCountdown(2));
    expect(result.current.left).toBe(2);
    pass(60);
    expect(result.current.left).toBe(0);
  });

  it('follows the clock: a suspended tab does not wait longer', () => {
    const { result } = renderHook(() => useCountdown(30));
    jest.setSystemTime(Date.now() + 28_000);
    pass(1);
    expect(result.current.left).toBe(1);
  });
});
