import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { LIFETIMES } from '../../sessions/domain/lifetime.js';
import { hashToken, newToken } from '../../sessions/domain/session-token.js';
import { endAllSessions, openGoogleSession } from '../../sessions/persistence/sessions.js';
import { SessionNews } from '../../sessions/session-news.js';
import { EMAIL_CONSTRAINT, type UserRow } from '../../users/persistence/users.js';
import type { Profile } from '../domain/profile.js';
import {
  databaseNow,
  giveToAddressOwner,
  IDENTITY_CONSTRAINT,
  insertGoogleUser,
  insertIdentity,
  lockNamesake,
  useIdentity,
} from '../persistence/identities.js';

const USER_AGENT_LENGTH = 512;

export interface SignedIn {
  user: UserRow;
  /** The new session's cookie value. */
  token: string;
}

/**
 * D11: a session for a person whom the provider vouches for: of the account that has this identity, else of the one that
 * has the address, else of a new one. All of it is one transaction. Throws CONFLICT where the account with the address
 * belongs to another identity already (attack 113).
 */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly news: SessionNews,
  ) {}

  async execute(profile: Profile, caller: Pick<Caller, 'ip' | 'ua'>): Promise<SignedIn> {
    const attempt = () => this.unitOfWork.run((tx) => this.signIn(tx, profile, caller));
    const { dropped, ...signedIn } = await attempt().catch((error: unknown) => {
      // Somebody with the same address or identity was a moment faster: now there is an account to be found.
      if (violates(error, EMAIL_CONSTRAINT) || violates(error, IDENTITY_CONSTRAINT)) return attempt();
      throw error;
    });
    if (dropped) await this.news.publish({ user: signedIn.user.id });
    return signedIn;
  }

  private async signIn(tx: Tx, profile: Profile, { ip, ua }: Pick<Caller, 'ip' | 'ua'>) {
    const known = await useIdentity(tx, profile.issuer, profile.subject);
    const { id, dropped } = known ? { id: known.user_id, dropped: false } : await this.join(tx, profile);
    const token = newToken();
    const user = await openGoogleSession(tx, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      userId: id,
      ip,
      userAgent: ua.slice(0, USER_AGENT_LENGTH),
      ...LIFETIMES.user,
    });
    if (!user) throw new AppError('CONFLICT'); // the account was closed meanwhile
    return { user, token, dropped };
  }

  /** The account that this identity now belongs to, and whether sessions were dropped for it. */
  private async join(tx: Tx, profile: Profile): Promise<{ id: string; dropped: boolean }> {
    const { issuer, subject, email, nome } = profile;
    const emailNormalizado = normalizeEmail(email);
    const namesake = await lockNamesake(tx, emailNormalizado, issuer);
    if (namesake?.joined) throw new AppError('CONFLICT');
    if (!namesake) {
      const id = randomUUID();
      await insertGoogleUser(tx, { id, nome, email, emailNormalizado });
      await insertIdentity(tx, issuer, subject, id);
      return { id, dropped: false };
    }
    const dropped = !namesake.email_confirmado;
    if (dropped) {
      // Somebody else may have registered the address first: neither their password nor their browser stays (attack 110).
      await giveToAddressOwner(tx, namesake.id);
      await endAllSessions(tx, namesake.id);
    }
    await insertIdentity(tx, issuer, subject, namesake.id);
    await this.outbox.add(tx, {
      kind: 'google-joined',
      model: { to_user: namesake.id, entrou_em: await databaseNow(tx), senha_apagada: dropped },
    });
    return { id: namesake.id, dropped };
  }
}
