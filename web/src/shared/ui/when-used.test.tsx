import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenUsed } from './when-used';

describe('whenUsed', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'])(
    'waits for somebody who uses the page, and works once: %s (P125)',
    (sign) => {
      const work = jest.fn();
      whenUsed(work);
      jest.advanceTimersByTime(60_000);
      expect(work).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(sign));
      document.body.dispatchEvent(new Event(sign));
      expect(work).not.toHaveBeenCalled();
      jest.advanceTimersByTime(2_000);
      document.body.dispatchEvent(new Event(sign));
      jest.advanceTimersByTime(2_000);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  it('can be cancelled before and after the first sign', () => {
    const work = jest.fn();
    whenUsed(work)();
    document.body.dispatchEvent(new Event('click'));
    const cancel = whenUsed(work);
    document.body.dispatchEvent(new Event('click'));
    cancel();
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
