import { getContact } from '@acordo/contracts/internal/contact';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { internalCall, ServiceCallFailed } from '@acordo/service-kit/http/internal-call';
import { Injectable } from '@nestjs/common';
import { Identity } from '../identity/identity.js';

/**
 * Whether the product may write to the clients of this owner (D29). Not the last word, which notifications has as it sends: it tells the
 * owner at once, instead of in the history.
 */
@Injectable()
export class ConfirmedOwner {
  constructor(private readonly identity: Identity) {}

  /** Before any transaction. Throws EMAIL_UNCONFIRMED, UNAVAILABLE. */
  async demand({ sub, rid }: Caller): Promise<void> {
    const { contact } = await internalCall(this.identity.asked(rid), getContact, {
      params: { id: sub },
    }).catch((error: unknown) => {
      throw error instanceof ServiceCallFailed ? new AppError('UNAVAILABLE', { cause: error }) : error;
    });
    if (!contact?.email_confirmado) throw new AppError('EMAIL_UNCONFIRMED');
  }
}
