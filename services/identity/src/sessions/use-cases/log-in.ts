import { randomUUID } from 'node:crypto';
import type { InputOf } from '@acordo/contracts/call';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { login } from '@acordo/contracts/http/auth/login';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ActivityNotes } from '../../activity/activity-notes.js';
import { happened } from '../../activity/activity-event.js';
import { RecordSignIn } from '../../activity/record-sign-in.js';
import { Passwords } from '../../passwords/passwords.js';
import { hashToken, newToken } from '../../tokens/token.js';
import { findCredentials, replaceHash } from '../../users/find-credentials.js';
import type { UserRow } from '../../users/find-user.js';
import { DeviceMarks } from '../domain/device-mark.js';
import { LIFETIMES } from '../domain/lifetime.js';
import { LoginLimits } from '../login-limits.js';
import { openSession, trimSessions } from '../open-session.js';
import { EndSession } from './end-session.js';

export interface LoggedIn {
  user: UserRow;
  /** The new session's cookie value. */
  token: string;
  /** A new device cookie, or null if the browser has one of this account. */
  mark: string | null;
}

/**
 * D8, D9: a new session by the password. Throws WRONG_CREDENTIALS alike, and after the same time, for an
 * unknown email and a wrong password; TOO_MANY by D48.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly limits: LoginLimits,
    private readonly marks: DeviceMarks,
    private readonly endSession: EndSession,
    private readonly recordSignIn: RecordSignIn,
    private readonly notes: ActivityNotes,
  ) {}

  async execute(
    body: InputOf<typeof login>['body'],
    caller: Caller,
    givenMark: string | undefined,
  ): Promise<LoggedIn> {
    const email = normalizeEmail(body.email);
    const device = givenMark ? this.marks.deviceOf(givenMark, email) : null;
    const note = (tipo: 'entrada-recusada' | 'limite-entrada') =>
      this.notes.note({ tipo: 'usuario', email }, happened(tipo, caller, 'senha'));
    const giveBack = await this.limits.count({ email, ip: caller.ip, device }).catch((error: unknown) => {
      note('limite-entrada');
      throw error;
    });
    const opening = this.open(email, body.password, caller, device !== null);
    const { user, token } = await opening.catch(async (error: unknown) => {
      // Only a response about the password counts: a full queue or an unavailable database reveals nothing.
      if (error instanceof AppError && error.code === 'WRONG_CREDENTIALS') note('entrada-recusada');
      else await giveBack();
      throw error;
    });
    await giveBack();
    await this.endSession.execute(caller); // the browser's cookie is about to be replaced, so the old session could not be ended later
    return { user, token, mark: this.marks.renewed(givenMark, email) };
  }

  private async open(email: string, password: string, caller: Caller, knownDevice: boolean) {
    const known = await findCredentials(this.database, email);
    const match = await this.passwords.match(known?.senha_hash ?? null, password);
    if (!known?.senha_hash || match === 'none') throw new AppError('WRONG_CREDENTIALS');
    const token = newToken();
    const { id: user_id, senha_hash } = known;
    const user = await this.work.run(async (tx) => {
      const opened = await openSession(tx, {
        id: randomUUID(),
        token_hash: hashToken(token),
        user_id,
        senha_hash,
        ip: caller.ip,
        user_agent: caller.ua,
        idle: LIFETIMES.user.idle,
        limit: LIFETIMES.user.limit,
      });
      if (!opened) throw new AppError('WRONG_CREDENTIALS');
      await trimSessions(tx, user_id);
      await this.recordSignIn.execute(tx, { userId: user_id, metodo: 'senha', known: knownDevice }, caller);
      return opened;
    });
    if (match === 'as-typed') await this.keepNormalised(known.id, known.senha_hash, password);
    return { user, token };
  }

  /** The password was right either way: what fails here is done at the next sign-in. */
  private async keepNormalised(id: string, before: string, password: string): Promise<void> {
    const senha_hash = await this.passwords.hash(password).catch(() => null);
    if (senha_hash) await replaceHash(this.database, { id, before, senha_hash });
  }
}
