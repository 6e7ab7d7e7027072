import { describe, expect, it } from '@jest/globals';
import { dialled } from './dialled.js';
import { maskPhone } from './phone.js';

describe('a telephone while it is typed', () => {
  it.each([
    ['1', '1'],
    ['119', '(11) 9'],
    ['1132654321', '(11) 3265-4321'],
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-43210', '(11) 98765-43210'],
    ['08001234567', '0800 123 4567'],
    ['40041234', '4004-1234'],
    ['011', '011'],
    ['+351 912 345 678', '+351912345678'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(maskPhone(shown)).toBe(shown);
  });
});

describe('what a telephone dials (attack 333)', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11 3265 4321', '+551132654321'],
    ['+351912345678', '+351912345678'],
    ['0800 123 4567', '08001234567'],
    ['4004-1234', '40041234'],
    ['(11) 3333-4444 ramal 22', null],
    ['3333-4444', null],
    ['(11) 3333-4444 / 5555-6666', null],
    ['a combinar', null],
    ['', null],
  ])('%s: %s', (stored, number) => expect(dialled(stored)).toBe(number));
});
