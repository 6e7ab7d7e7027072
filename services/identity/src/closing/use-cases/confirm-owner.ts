import { MESSAGES } from '@acordo/contracts/messages';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ComparePassword } from '../../sessions/compare-password.js';
import { proofOf } from '../domain/proof.js';
import { type Closable, findClosable } from '../persistence/closing.js';

/** Checks that the caller is the account's owner: somebody else may use an open session (D37). */
@Injectable()
export class ConfirmOwner {
  constructor(
    private readonly database: Database,
    private readonly compare: ComparePassword,
  ) {}

  /**
   * The account of the caller's session. Throws WRONG_PASSWORD, SIGN_IN_AGAIN, INVALID_FIELDS if the password is
   * missing, NOT_AUTHENTICATED if the account is closed; TOO_MANY as for sign-ins (D48).
   */
  async execute(password: string, caller: Caller, givenMark: string | undefined): Promise<Closable> {
    const account = await findClosable(this.database, caller.sub, caller.sid);
    if (!account) throw new AppError('NOT_AUTHENTICATED');
    const { senha_hash, metodo, criado_em, now } = account;
    switch (proofOf({ hasPassword: senha_hash !== null, metodo, criado_em }, password, now)) {
      case 'shown':
        return account;
      case 'password-missing':
        throw new AppError('INVALID_FIELDS', { fields: { password: MESSAGES.required } });
      case 'sign-in-again':
        throw new AppError('SIGN_IN_AGAIN');
      case 'compare-password':
    }
    await this.compare.execute(account, password, caller, givenMark);
    return account;
  }
}
