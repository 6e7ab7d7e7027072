import { describe, expect, it } from '@jest/globals';
import { readCursor, writeCursor } from './cursor.js';

const position = {
  em: new Date('2026-11-27T13:00:00.123Z'),
  id: '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21',
};

describe('cursor', () => {
  it('comes back as it was', () => expect(readCursor(writeCursor(position))).toEqual(position));
  it.each([
    '',
    'x',
    '%00',
    Buffer.from("1.'; drop table").toString('base64url'),
    Buffer.from(`999999999999999999.${position.id}`).toString('base64url'),
  ])('refuses %j', (text) => expect(readCursor(text)).toBeNull());
});
