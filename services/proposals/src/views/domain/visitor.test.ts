import { describe, expect, it } from '@jest/globals';
import { visitorHash } from './visitor.js';

const salt = Buffer.alloc(32, 1);
const hash = (over: { salt?: Buffer; link?: string; group?: string; ua?: string } = {}) =>
  visitorHash(
    over.salt ?? salt,
    over.link ?? 'l1',
    over.group ?? '203.0.113.7',
    over.ua ?? 'Firefox',
  ).toString('hex');

describe('a visitor’s hash (D20)', () => {
  it('is the same for the same visitor of one link on one day', () => expect(hash()).toBe(hash()));
  it.each([{ salt: Buffer.alloc(32, 2) }, { link: 'l2' }, { group: '203.0.113.8' }, { ua: 'Chrome' }])(
    'differs with %p',
    (over) => expect(hash(over)).not.toBe(hash()),
  );
});
