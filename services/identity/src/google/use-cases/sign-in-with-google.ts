import { randomUUID } from 'node:crypto';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { LIFETIMES } from '../../sessions/domain/lifetime.js';
import { hashToken, newToken } from '../../sessions/domain/session-token.js';
import { openGoogleSession } from '../../sessions/persistence/sessions.js';
import { SessionNews } from '../../sessions/session-news.js';
import { lockAccount } from '../../users/persistence/accounts.js';
import { EMAIL_CONSTRAINT, type UserRow } from '../../users/persistence/users.js';
import type { Profile } from '../domain/profile.js';
import { type Arriving, JoinAccount, type Joined } from '../join-account.js';
import { findIdentityOwner, IDENTITY_CONSTRAINT, useIdentity } from '../persistence/identities.js';

const USER_AGENT_LENGTH = 512;

export interface SignedIn {
  user: UserRow;
  /** The new session's cookie value. */
  token: string;
}
type Here = Arriving & Pick<Caller, 'ip' | 'ua'>;

/**
 * D11: a session for a person whom the provider vouches for: of the account that has this identity, else of the one that
 * has the address, else of a new one. All of it is one transaction. 'unlinked': the identity was unlinked from the account
 * with its address. Throws CONFLICT where that account belongs to another identity already (attack 113), or is closed.
 */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly joinAccount: JoinAccount,
    private readonly news: SessionNews,
  ) {}

  async execute(profile: Profile, caller: Here): Promise<SignedIn | 'unlinked'> {
    const attempt = () => this.unitOfWork.run((tx) => this.signIn(tx, profile, caller));
    const outcome = await attempt().catch((error: unknown) => {
      // Somebody with the same address or identity was a moment faster: now there is an account to be found.
      if (violates(error, EMAIL_CONSTRAINT) || violates(error, IDENTITY_CONSTRAINT)) return attempt();
      throw error;
    });
    if (outcome === 'unlinked') return outcome;
    const { dropped, ...signedIn } = outcome;
    if (dropped) await this.news.publish({ user: signedIn.user.id });
    return signedIn;
  }

  private async signIn(tx: Tx, profile: Profile, caller: Here) {
    const found = (await this.known(tx, profile)) ?? (await this.joinAccount.for(tx, profile, caller));
    if (found === 'unlinked') return found;
    const token = newToken();
    const user = await openGoogleSession(tx, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      userId: found.id,
      ip: caller.ip,
      userAgent: caller.ua.slice(0, USER_AGENT_LENGTH),
      ...LIFETIMES.user,
    });
    if (!user) throw new AppError('CONFLICT'); // the account was closed meanwhile
    return { user, token, dropped: found.dropped };
  }

  /** The account that has this identity. Locked first, as by whoever unlinks it: one of the two sees what the other did. */
  private async known(tx: Tx, { issuer, subject }: Profile): Promise<Joined | null> {
    const id = await findIdentityOwner(tx, issuer, subject);
    if (id === null) return null;
    if (!(await lockAccount(tx, id))) throw new AppError('CONFLICT');
    return (await useIdentity(tx, issuer, subject, id)) ? { id, dropped: false } : null;
  }
}
