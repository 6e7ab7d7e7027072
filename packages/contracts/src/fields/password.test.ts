import { describe, expect, it } from '@jest/globals';
import { LoginBody } from '../http/auth/login.js';
import { newPassword } from '../http/auth/register.js';
import { givenPassword } from '../http/vitamina/auth/passwords.js';
import { UpdateAdminPasswordBody } from '../http/vitamina/auth/update-password.js';
import { MESSAGES } from '../messages.js';

describe('a text that cannot be a password (attack 375)', () => {
  const { newPassword: ofAdmins, confirmPassword } = UpdateAdminPasswordBody.shape;

  it.each([
    ['an account’s', LoginBody.shape.password],
    ['a new one', newPassword],
    ['an administrator’s', givenPassword],
    ['an administrator’s new one', ofAdmins],
    ['an administrator’s new one again', confirmPassword],
  ])('is refused by its length alone, without further checks: %s', (_whose, field) => {
    const long = `${'a\u0301'.repeat(60_000)}\u0000`;
    const messages = field.safeParse(long).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([MESSAGES.passwordTooLong]);
  });
});
