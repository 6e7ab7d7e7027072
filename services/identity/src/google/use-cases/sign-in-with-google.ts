import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { happened } from '../../activity/happening.js';
import { recordActivity } from '../../activity/record-activity.js';
import { RecordSignIn } from '../../activity/record-sign-in.js';
import { DeviceMarks } from '../../sessions/domain/device-mark.js';
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
  /** A new device mark, or null where the browser has one of this account. */
  mark: string | null;
}

type From = Pick<Caller, 'ip' | 'port' | 'ua'>;

interface Joined {
  id: string;
  dropped: boolean;
  became: 'conta-criada' | 'google-vinculado';
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
    private readonly marks: DeviceMarks,
    private readonly recordSignIn: RecordSignIn,
  ) {}

  async execute(profile: Profile, caller: From, givenMark: string | undefined): Promise<SignedIn> {
    const attempt = () => this.unitOfWork.run((tx) => this.signIn(tx, profile, caller, givenMark));
    const { dropped, ...signedIn } = await attempt().catch((error: unknown) => {
      // Somebody with the same address or identity was a moment faster: now there is an account to be found.
      if (violates(error, EMAIL_CONSTRAINT) || violates(error, IDENTITY_CONSTRAINT)) return attempt();
      throw error;
    });
    if (dropped) await this.news.publish({ user: signedIn.user.id });
    return signedIn;
  }

  private async signIn(tx: Tx, profile: Profile, caller: From, givenMark: string | undefined) {
    const known = await useIdentity(tx, profile.issuer, profile.subject);
    const { id, dropped, became } = known
      ? { id: known.user_id, dropped: false, became: null }
      : await this.join(tx, profile);
    const token = newToken();
    const user = await openGoogleSession(tx, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      userId: id,
      ip: caller.ip,
      userAgent: caller.ua.slice(0, USER_AGENT_LENGTH),
      ...LIFETIMES.user,
    });
    if (!user) throw new AppError('CONFLICT'); // the account was closed meanwhile
    const email = normalizeEmail(user.email);
    const device = givenMark ? this.marks.deviceOf(givenMark, email) : null;
    if (became) await recordActivity(tx, { tipo: 'usuario', id }, happened(became, caller, 'google'));
    // Of an account that was joined just now the owner hears by a mail of its own.
    const signIn = { userId: id, metodo: 'google', known: device !== null || became !== null } as const;
    await this.recordSignIn.execute(tx, signIn, caller);
    return { user, token, mark: device ? null : this.marks.issue(email), dropped };
  }

  /** The account that this identity now belongs to, what became of it, and whether sessions were dropped for it. */
  private async join(tx: Tx, profile: Profile): Promise<Joined> {
    const { issuer, subject, email, nome } = profile;
    const emailNormalizado = normalizeEmail(email);
    const namesake = await lockNamesake(tx, emailNormalizado, issuer);
    if (namesake?.joined) throw new AppError('CONFLICT');
    if (!namesake) {
      const id = randomUUID();
      await insertGoogleUser(tx, { id, nome, email, emailNormalizado });
      await insertIdentity(tx, issuer, subject, id);
      return { id, dropped: false, became: 'conta-criada' };
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
    return { id: namesake.id, dropped, became: 'google-vinculado' };
  }
}
