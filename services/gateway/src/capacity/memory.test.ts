import { describe, expect, it } from '@jest/globals';
import { Memory } from './memory.js';

const stranger = (address: string) => ({ address, known: false });
const owner = (address: string) => ({ address, known: true });
const memory = () => new Memory({ what: 'bodies', total: 100, perAddress: 40 });

describe('memory for what clients send and read', () => {
  it('is limited for one address, for everybody there together', () => {
    const all = memory();
    expect(all.hold(stranger('a')).take(40)).toBe(true);
    expect(all.hold(owner('a')).take(1)).toBe(false);
    expect(all.hold(stranger('b')).take(1)).toBe(true);
  });

  it('is limited in total, and requests without a session leave the last quarter to people with one', () => {
    const all = memory();
    expect(all.hold(stranger('a')).take(40)).toBe(true);
    expect(all.hold(stranger('b')).take(35)).toBe(true);
    expect(all.hold(stranger('c')).take(1)).toBe(false);
    expect(all.hold(owner('c')).take(25)).toBe(true);
    expect(all.hold(owner('d')).take(1)).toBe(false);
  });

  it('grows with a request and is released at its end, once', () => {
    const all = memory();
    const one = all.hold(stranger('a'));
    expect([one.take(20), one.take(20), one.take(1)]).toEqual([true, true, false]);
    one.release();
    one.release();
    const next = all.hold(stranger('a'));
    expect([next.fits(41), next.take(40), next.fits(1)]).toEqual([false, true, false]);
  });

  it('counts responses to changes, and never refuses them', () => {
    const all = memory();
    expect(all.hold(owner('a'), false).take(1_000)).toBe(true);
    expect(all.hold(owner('b')).take(1)).toBe(false);
  });
});
