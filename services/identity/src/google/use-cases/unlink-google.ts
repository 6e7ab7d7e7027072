import { MESSAGES } from '@acordo/contracts/messages';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { SessionNews } from '../../session-news/session-news.js';
import { ComparePassword } from '../../sessions/compare-password.js';
import { endOtherGoogleSessions } from '../../sessions/end-sessions.js';
import { holdSession } from '../../sessions/hold-session.js';
import { lockAccount, readAccount } from '../../users/find-account.js';
import { unlinkIdentities } from '../unlink-identities.js';

/** D11: unlinks Google; other sessions opened through it end. The password stays. */
@Injectable()
export class UnlinkGoogle {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly compare: ComparePassword,
    private readonly outbox: Outbox,
    private readonly news: SessionNews,
  ) {}

  /**
   * Throws NO_PASSWORD (there would be no way to sign in), INVALID_FIELDS where the password is missing, WRONG_PASSWORD,
   * TOO_MANY, UNAVAILABLE; NOT_FOUND where nothing is linked; NOT_AUTHENTICATED where the session ended meanwhile.
   */
  async execute(password: string, caller: Caller, givenMark: string | undefined): Promise<void> {
    const known = await readAccount(this.database, caller.sub);
    if (!known) throw new AppError('NOT_AUTHENTICATED');
    if (known.senha_hash === null) throw new AppError('NO_PASSWORD');
    if (password === '')
      throw new AppError('INVALID_FIELDS', { fields: { currentPassword: MESSAGES.required } });
    await this.compare.execute(known, password, caller, givenMark);
    await this.work.run(async (tx) => {
      const account = await lockAccount(tx, caller.sub);
      // Changed or reset since it was compared: the given password is no longer valid.
      if (account?.senha_hash !== known.senha_hash) throw new AppError('WRONG_PASSWORD');
      if (!(await holdSession(tx, caller.sid, account.id))) throw new AppError('NOT_AUTHENTICATED');
      if (!(await unlinkIdentities(tx, account.id))) throw new AppError('NOT_FOUND');
      await endOtherGoogleSessions(tx, account.id, caller.sid);
      const { ip, ua } = caller;
      const from = { ip, user_agent: ua };
      const model = { to_user: account.id, desconectada_em: account.now, ...from };
      await this.outbox.add(tx, { kind: 'google-unlinked', model });
      const usuario = { tipo: 'usuario', id: account.id } as const;
      await recordActivity(tx, usuario, happened('google-desvinculado', caller));
    });
    await this.news.publish({ user: caller.sub });
  }
}
