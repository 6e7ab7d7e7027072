import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RenderedPages } from './rendered-pages.js';

const MB = 1024 * 1024;
const page = (bytes = 10) => ({ identity: Buffer.alloc(bytes) });

describe('rendered pages', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are rendered once from the same bytes, and again from any other', () => {
    const pages = new RenderedPages();
    const draw = jest.fn(() => page());
    const first = pages.get('t', 200, '{"a":1}', draw);
    expect(pages.get('t', 200, '{"a":1}', draw)).toBe(first);
    for (const [token, status, body] of [
      ['u', 200, '{"a":1}'],
      ['t', 404, '{"a":1}'],
      ['t', 200, '{"a":2}'],
    ] as const)
      expect(pages.get(token, status, body, draw)).not.toBe(first);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('are removed after a minute, used or not', () => {
    const pages = new RenderedPages();
    pages.get('t', 200, 'a', () => page());
    jest.advanceTimersByTime(40_000);
    pages.get('t', 200, 'b', () => page());
    jest.advanceTimersByTime(20_000);
    expect(pages.size).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect([pages.size, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('are evicted for others, and very long ones are not cached', () => {
    const pages = new RenderedPages(3 * MB);
    for (const body of ['a', 'b', 'c', 'd']) pages.get('t', 200, body, () => page(MB));
    expect(pages.size).toBe(3);
    pages.get('t', 200, 'long', () => page(MB + 1));
    expect(pages.size).toBe(3);
    const draw = jest.fn(() => page());
    pages.get('t', 200, 'd', draw);
    expect(draw).not.toHaveBeenCalled();
    pages.get('t', 200, 'a', draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('are not cached when they could not be rendered', () => {
    const pages = new RenderedPages();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => pages.get('t', 200, 'a', fail)).toThrow('no');
    expect(pages.size).toBe(0);
  });
});
