import { describe, expect, it } from '@jest/globals';
import { isPhone, maskPhone } from './phone';

describe('phone', () => {
  it.each([
    ['1', '1'],
    ['119', '(11) 9'],
    ['1132654321', '(11) 3265-4321'],
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-43210', '(11) 98765-4321'],
    ['08001234567', '0800 123 4567'],
    ['40041234', '4004-1234'],
    ['+351 912 345 678', '+351912345678'],
    ['abc', ''],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(maskPhone(shown)).toBe(shown);
  });

  it.each(['', '(11) 98765-4321', '(11) 3265-4321', '0800 123 4567', '4004-1234', '+351912345678'])(
    '%s can be called',
    (text) => expect(isPhone(text)).toBe(true),
  );
  it.each(['(11) 9', '123', '+123', '(11) 98765-432a', '119876543210'])('%s cannot', (text) =>
    expect(isPhone(text)).toBe(false),
  );
});
