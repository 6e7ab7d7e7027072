import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { happened } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { RecordSignIn } from '../../activity/record-sign-in.js';
import { SessionNews } from '../../session-news/session-news.js';
import { DeviceMarks } from '../../sessions/domain/device-mark.js';
import { LIFETIMES } from '../../sessions/domain/lifetime.js';
import { openGoogleSession, trimSessions } from '../../sessions/open-session.js';
import { hashToken, newToken } from '../../tokens/token.js';
import { EMAIL_CONSTRAINT } from '../../users/email-constraint.js';
import { lockAccount } from '../../users/find-account.js';
import type { UserRow } from '../../users/find-user.js';
import type { ProviderProfile } from '../domain/provider-profile.js';
import { type BrowserSession, JoinAccount, type Joined } from '../join-account.js';
import { findIdentityOwner, IDENTITY_CONSTRAINT, useIdentity } from '../persistence/identities.js';

export interface SignedIn {
  user: UserRow;
  /** The new session's cookie value. */
  token: string;
  /** A new device cookie, or null if the browser has one of this account. */
  mark: string | null;
}

type Here = BrowserSession & Pick<Caller, 'ip' | 'port' | 'ua'>;

/**
 * D11: a session for a person whom the provider has verified: of the account that has this identity, else of the one that
 * has the address, else of a new one. All of it is one transaction. 'unlinked': the identity was unlinked from the account
 * with its address. Throws CONFLICT where that account belongs to another identity already (attack 113), or is closed.
 */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly joinAccount: JoinAccount,
    private readonly news: SessionNews,
    private readonly marks: DeviceMarks,
    private readonly recordSignIn: RecordSignIn,
  ) {}

  async execute(
    profile: ProviderProfile,
    caller: Here,
    givenMark: string | undefined,
  ): Promise<SignedIn | 'unlinked'> {
    const attempt = () => this.unitOfWork.run((tx) => this.signIn(tx, profile, caller, givenMark));
    const outcome = await attempt().catch((error: unknown) => {
      // A concurrent sign-in with the same address or identity was faster: now its account is found.
      if (violates(error, EMAIL_CONSTRAINT) || violates(error, IDENTITY_CONSTRAINT)) return attempt();
      throw error;
    });
    if (outcome === 'unlinked') return outcome;
    const { dropped, ...signedIn } = outcome;
    if (dropped) await this.news.publish({ user: signedIn.user.id });
    return signedIn;
  }

  private async signIn(tx: Tx, profile: ProviderProfile, caller: Here, givenMark: string | undefined) {
    const found = (await this.known(tx, profile)) ?? (await this.joinAccount.for(tx, profile, caller));
    if (found === 'unlinked') return found;
    const { id, dropped, became } = found;
    const token = newToken();
    const user = await openGoogleSession(tx, {
      id: randomUUID(),
      token_hash: hashToken(token),
      user_id: id,
      ip: caller.ip,
      user_agent: caller.ua,
      ...LIFETIMES.user,
    });
    if (!user) throw new AppError('CONFLICT'); // the account was closed meanwhile
    await trimSessions(tx, id);
    const email = normalizeEmail(user.email);
    const device = givenMark ? this.marks.deviceOf(givenMark, email) : null;
    if (became) await recordActivity(tx, { tipo: 'usuario', id }, happened(became, caller, 'google'));
    // The owner of an account that was just joined gets a separate email.
    const signIn = { userId: id, metodo: 'google', known: device !== null || became !== null } as const;
    await this.recordSignIn.execute(tx, signIn, caller);
    return { user, token, mark: this.marks.renewed(givenMark, email), dropped };
  }

  /** The account that has this identity. Locked first, as in unlinking: the later one sees what the earlier did. */
  private async known(tx: Tx, { issuer, subject }: ProviderProfile): Promise<Joined | null> {
    const id = await findIdentityOwner(tx, { issuer, subject });
    if (id === null) return null;
    if (!(await lockAccount(tx, id))) throw new AppError('CONFLICT');
    return (await useIdentity(tx, { issuer, subject, user_id: id }))
      ? { id, dropped: false, became: null }
      : null;
  }
}
