import { describe, expect, it } from '@jest/globals';
import { readCursor, writeCursor } from './cursor.js';

const position = {
  em: new Date('2026-11-27T13:00:00.123Z'),
  id: '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21',
};

describe('cursor', () => {
  it('comes back as it was', () => expect(readCursor(writeCursor(position))).toEqual(position));
  it('may be of the year 9999', () => {
    const last = { ...position, em: new Date('9999-12-31T23:59:59.999Z') };
    expect(readCursor(writeCursor(last))).toEqual(last);
  });
  it.each([
    '',
    'x',
    '%00',
    Buffer.from("1.'; drop table").toString('base64url'),
    writeCursor({ ...position, em: new Date('+010000-01-01T00:00:00Z') }),
    Buffer.from(`999999999999999999.${position.id}`).toString('base64url'),
  ])('refuses %j', (text) => expect(readCursor(text)).toBeNull());
});
