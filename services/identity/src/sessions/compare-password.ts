import type { Caller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ActivityNotes } from '../activity/activity-notes.js';
import { happened } from '../activity/activity-event.js';
import { Passwords } from '../passwords/passwords.js';
import { DeviceMarks } from './domain/device-mark.js';
import { LoginLimits } from './login-limits.js';

/**
 * The password of somebody who is logged in already, for what a session alone must not do. Counted like sign-ins (D48), so that
 * it cannot be guessed in an open browser.
 */
@Injectable()
export class ComparePassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly marks: DeviceMarks,
    private readonly notes: ActivityNotes,
  ) {}

  /** Throws WRONG_PASSWORD, TOO_MANY, UNAVAILABLE. `givenMark` is the browser's device cookie, if it has one. */
  async execute(
    account: { email_normalizado: string; senha_hash: string | null },
    password: string,
    caller: Pick<Caller, 'ip' | 'port' | 'ua'>,
    givenMark: string | undefined,
  ): Promise<void> {
    const { email_normalizado: email, senha_hash } = account;
    const device = givenMark ? this.marks.deviceOf(givenMark, email) : null;
    const note = (tipo: 'senha-atual-recusada' | 'limite-entrada') =>
      this.notes.note({ tipo: 'usuario', email }, happened(tipo, caller, 'senha'));
    const giveBack = await this.limits.count({ email, ip: caller.ip, device }).catch((error: unknown) => {
      note('limite-entrada');
      throw error;
    });
    const right = await this.passwords.matches(senha_hash, password).catch(async (error: unknown) => {
      await giveBack(); // a full queue reveals nothing
      throw error;
    });
    if (!right) {
      note('senha-atual-recusada');
      throw new AppError('WRONG_PASSWORD');
    }
    await giveBack();
  }
}
