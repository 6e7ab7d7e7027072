import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { closeAllTokens } from '../account-tokens/close-tokens.js';
import { endAllSessions } from '../sessions/end-sessions.js';
import { holdMethod } from '../sessions/hold-session.js';
import { provePassword } from '../users/set-password.js';
import type { ProviderProfile } from './domain/provider-profile.js';
import {
  confirmByProvider,
  databaseNow,
  giveToAddressOwner,
  insertGoogleUser,
  insertIdentity,
  lockAccountWithAddress,
  type AccountWithAddress,
} from './persistence/identities.js';
import { deleteUnlinked, wasUnlinked } from './persistence/unlinked-identities.js';

/** The session, if any, of the browser that returns from the provider. */
export type BrowserSession = Pick<Caller, 'kind' | 'sub' | 'sid'>;

export interface Joined {
  id: string;
  /** Its sessions were ended. */
  dropped: boolean;
  /** What this sign-in changed; null if it was linked already. */
  became: 'conta-criada' | 'google-vinculado' | null;
}

/** A new identity, and the account with its address (D11). In the transaction of the sign-in. */
@Injectable()
export class JoinAccount {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Returns the account that the identity belongs to now: the one with its address, or a new one. 'unlinked': it was unlinked from
   * that account, and only a browser in a session of the account may link it again. Throws CONFLICT where another identity
   * of the provider has the account (attack 113).
   */
  async for(tx: Tx, profile: ProviderProfile, caller: BrowserSession): Promise<Joined | 'unlinked'> {
    const { issuer, subject, email } = profile;
    const namesake = await lockAccountWithAddress(tx, normalizeEmail(email), issuer);
    if (!namesake) return this.create(tx, profile);
    if (namesake.joined) throw new AppError('CONFLICT');
    const { id } = namesake;
    const identity = { issuer, subject, user_id: id };
    const isOwn = caller.kind === 'user' && caller.sub === id;
    const session = isOwn ? await holdMethod(tx, caller.sid, id) : null;
    if (session === null && (await wasUnlinked(tx, identity))) return 'unlinked';
    const dropped = await this.settle(tx, namesake, session);
    await insertIdentity(tx, identity);
    await deleteUnlinked(tx, identity);
    await this.tell(tx, namesake, dropped);
    return { id, dropped, became: 'google-vinculado' };
  }

  private async create(tx: Tx, { issuer, subject, email, nome }: ProviderProfile): Promise<Joined> {
    const id = randomUUID();
    await insertGoogleUser(tx, { id, nome, email, email_normalizado: normalizeEmail(email) });
    await insertIdentity(tx, { issuer, subject, user_id: id });
    return { id, dropped: false, became: 'conta-criada' };
  }

  /** Password and sessions stay only if proven to belong to the mailbox's owner. Returns whether they were deleted. */
  private async settle(
    tx: Tx,
    namesake: AccountWithAddress,
    session: 'senha' | 'google' | null,
  ): Promise<boolean> {
    const { id, password_proved } = namesake;
    if (password_proved || session === 'senha') {
      await confirmByProvider(tx, id);
      await provePassword(tx, id); // its logged-in user has proven the mailbox now
      return false;
    }
    // Somebody else may have registered the address first, and its owner confirmed it by that email: neither the
    // password nor the sessions stay (attack 110).
    await giveToAddressOwner(tx, id);
    await closeAllTokens(tx, id);
    await endAllSessions(tx, id);
    return true;
  }

  private async tell(tx: Tx, { id, has_password }: AccountWithAddress, dropped: boolean): Promise<void> {
    const model = {
      to_user: id,
      entrou_em: await databaseNow(tx),
      senha_apagada: has_password && dropped,
      ...(has_password ? {} : { sem_senha: true }),
    };
    await this.outbox.add(tx, { kind: 'google-joined', model });
  }
}
