import type { UserChange } from '@acordo/contracts/http/vitamina/users/update';
import { normalizeEmail } from '@acordo/contracts/email-address';
import { maskAddress } from '@acordo/contracts/mask-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { closeAllTokens } from '../../account-tokens/close-tokens.js';
import { actorOf } from '../../admins/actor.js';
import { holdSignedIn } from '../../admins/lock-signed-in.js';
import { recordChange } from '../../audit/record-change.js';
import { unlinkIdentities } from '../../google/unlink-identities.js';
import { SessionNews } from '../../session-news/session-news.js';
import { endAllSessions } from '../../sessions/end-sessions.js';
import { EMAIL_CONSTRAINT } from '../../users/email-constraint.js';
import { decideChange } from '../domain/user-change.js';
import {
  type LockedUser,
  lockPanelUser,
  type PanelUser,
  writePanelUser,
} from '../persistence/panel-users.js';

/**
 * An administrator changes a user; it takes effect at the user's next call (D13). Throws USER_NOT_FOUND, EMAIL_TAKEN,
 * ADMIN_WITHOUT_LIMIT, and ADMIN_SESSION_OVER when the administrator was signed out or removed by now.
 */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly news: SessionNews,
  ) {}

  async execute(id: string, given: UserChange, caller: Caller): Promise<PanelUser> {
    const user = await this.unitOfWork.run((tx) => this.change(tx, id, given, caller));
    await this.news.publish({ user: id });
    return user;
  }

  private async change(tx: Tx, id: string, given: UserChange, caller: Caller): Promise<PanelUser> {
    const name = await holdSignedIn(tx, caller);
    const before = await lockPanelUser(tx, id);
    if (!before) throw new AppError('USER_NOT_FOUND');
    const decided = decideChange(before, given);
    if (decided === 'limited') throw new AppError('ADMIN_WITHOUT_LIMIT');
    const { after, antes, depois, movesTo } = decided;
    if (Object.keys(depois).length === 0) return before;
    await writePanelUser(tx, { id, ...after, email_normalizado: normalizeEmail(after.email) }).catch(
      (error: unknown) => {
        throw violates(error, EMAIL_CONSTRAINT) ? new AppError('EMAIL_TAKEN') : error;
      },
    );
    const alvo = { tipo: 'usuario', id } as const;
    await recordChange(tx, actorOf(caller, name), { acao: 'usuario-alterado', alvo, antes, depois });
    if (movesTo !== null) {
      const google_desligado = await this.endOldAccess(tx, id);
      await this.tellBoth(tx, before, movesTo, google_desligado);
    }
    return { ...before, ...after };
  }

  /**
   * D11: with the old address its access ends: sessions, emailed links, a Google account. The
   * password stays, so that somebody whose address was corrected can sign in. Returns whether a Google account was unlinked.
   */
  private async endOldAccess(tx: Tx, id: string): Promise<boolean> {
    await closeAllTokens(tx, id);
    const unlinked = await unlinkIdentities(tx, id);
    await endAllSessions(tx, id);
    return unlinked;
  }

  /**
   * The old address gets the new one, masked, if the old one was confirmed. Otherwise, as to the new
   * address, no typed text is sent (D29).
   */
  private async tellBoth(
    tx: Tx,
    before: LockedUser,
    email: string,
    google_desligado: boolean,
  ): Promise<void> {
    const kind = 'email-changed-by-admin';
    const ended = { sessoes_encerradas: true, google_desligado };
    const about = { to_nome: '', mudou_em: before.now, ...ended };
    const outro_mascarado = before.confirmed ? maskAddress(email) : '';
    const toOld = { to_email: before.email, para: 'anterior', outro_mascarado };
    const toNew = { to_email: email, para: 'novo', outro_mascarado: '' };
    for (const one of [toOld, toNew]) await this.outbox.add(tx, { kind, model: { ...about, ...one } });
  }
}
