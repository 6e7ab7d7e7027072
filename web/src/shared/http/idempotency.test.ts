import { describe, expect, it } from '@jest/globals';
import { intention } from './idempotency';

describe('intention (D49)', () => {
  it('keeps its key for the same content', () => {
    const save = intention();
    const key = save.keyFor({ titulo: 'a' });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(save.keyFor({ titulo: 'a' })).toBe(key);
  });
  it('takes a new key for other content and after it is done', () => {
    const save = intention();
    const first = save.keyFor({ titulo: 'a' });
    const second = save.keyFor({ titulo: 'b' });
    expect(second).not.toBe(first);
    save.done();
    expect(save.keyFor({ titulo: 'b' })).not.toBe(second);
  });
});
