import { describe, expect, it } from '@jest/globals';
import { checkContentType } from './content-type.js';

const check =
  (type: string | undefined, length = '2') =>
  () =>
    checkContentType('json', {
      'content-length': length,
      ...(type === undefined ? {} : { 'content-type': type }),
    });

describe('content types of writes (attacks 101, 102)', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'takes %s',
    (type) => {
      expect(check(type)).not.toThrow();
    },
  );

  it('takes a write without body and type', () => {
    expect(check(undefined, '0')).not.toThrow();
    expect(() => checkContentType('json', {})).not.toThrow();
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    ' text/plain; application/json',
    'application/json, text/plain',
    'application/json; charset=utf-16',
    'application/json;x=1',
    'application/jsonp',
    'application/ld+json',
    '*/*',
  ])('refuses %j', (type) => {
    expect(check(type)).toThrow(expect.objectContaining({ code: 'UNSUPPORTED_TYPE' }));
  });

  it('refuses a form’s type even without body', () => {
    expect(check('application/x-www-form-urlencoded', '0')).toThrow();
  });

  it('takes the types of routes of other kinds', () => {
    const type = { 'content-length': '2', 'content-type': 'multipart/form-data; boundary=----x' };
    expect(() => checkContentType('multipart', type)).not.toThrow();
    expect(() => checkContentType('multipart', { ...type, 'content-type': 'application/json' })).toThrow();
    expect(() => checkContentType('raw', { 'content-length': '2' })).not.toThrow();
  });
});
