import type { Caller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.js';
import { DeviceMarks } from './domain/device-mark.js';
import { LoginLimits } from './login-limits.js';

/**
 * The password of somebody who is logged in already, for what a session alone must not do. Counted like sign-ins (D48): an
 * open browser is no place to guess at leisure.
 */
@Injectable()
export class ComparePassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly marks: DeviceMarks,
  ) {}

  /** Throws WRONG_PASSWORD, TOO_MANY, UNAVAILABLE. `givenMark` is the browser's device mark, if it has one. */
  async execute(
    account: { email_normalizado: string; senha_hash: string | null },
    password: string,
    { ip }: Pick<Caller, 'ip'>,
    givenMark: string | undefined,
  ): Promise<void> {
    const { email_normalizado: email, senha_hash } = account;
    const device = givenMark ? this.marks.deviceOf(givenMark, email) : null;
    const giveBack = await this.limits.count({ email, ip, device });
    const right = await this.passwords.matches(senha_hash, password).catch(async (error: unknown) => {
      await giveBack(); // a full queue told nobody anything
      throw error;
    });
    if (!right) throw new AppError('WRONG_PASSWORD');
    await giveBack();
  }
}
