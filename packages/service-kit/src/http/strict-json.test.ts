import { describe, expect, it } from '@jest/globals';
import { parseStrictJson } from './strict-json.js';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;

describe('strict JSON (attacks 29, 30, 31, 137)', () => {
  it.each([
    '{"a":1,"b":{"a":2}}',
    '[{"a":1},{"a":2}]',
    '"x"',
    'null',
    '{"a\\"b":1,"a":2}',
    '{"t":"\\"a\\":1"}',
    nested(32),
  ])('reads %s like the standard parser', (text) => expect(parseStrictJson(text)).toEqual(JSON.parse(text)));
  it('reads 10,000 keys', () => expect(parseStrictJson(keys(10_000))).toHaveProperty('k9999', 1));
  it.each([
    ['duplicate keys', '{"titulo":"a","titulo":"b"}'],
    ['duplicates by escape', '{"a":1,"\\u0061":2}'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['an escaped prototype', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['a constructor’s prototype', '{"constructor":{"prototype":{"x":1}}}'],
    ['33 levels', nested(33)],
    ['20,000 levels', nested(20_000)],
    ['10,001 keys', keys(10_001)],
    ['10,001 keys in many objects', `[${keys(9_000)},${keys(1_001)}]`],
    ['half a text', '{"a":'],
    ['an open string', '{"a'],
    ['nothing', ''],
  ])('refuses %s', (_name, text) => expect(() => parseStrictJson(text)).toThrow());
});
