import { describe, expect, it } from '@jest/globals';
import { namedUsers } from './named-users.js';

describe('users named by a request (D6)', () => {
  it.each([
    [{ userId: 'a' }, ['a']],
    [{ user_id: 'a', UserId: 'b' }, ['a', 'b']],
    [{ userId: ['a', 'b'] }, ['a', 'b']],
    [{ 'userId[]': 'a', 'user_id[0]': 'b' }, ['a', 'b']],
    [{ userId: { toString: 1 }, user_id: [null, ['a']] }, ['{"toString":1}', 'null', '["a"]']],
    [{ userIdentity: 'x', id: 'y' }, []],
    [null, []],
    [['userId'], []],
    ['userId=a', []],
  ])('%p', (part, expected) => expect(namedUsers(part)).toEqual(expected));
  it('reads query and body', () => {
    expect(namedUsers({ userId: 'a' }, { user_id: 'b' })).toEqual(['a', 'b']);
  });
});
