import type { ResponseOf } from '@acordo/contracts/call';
import { getAsset } from '@acordo/contracts/http/assets/get-asset';
import { readAccountToken } from '@acordo/contracts/internal/account-token';
import { getContact, reportDelivery } from '@acordo/contracts/internal/contact';
import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { readLinkToken } from '@acordo/contracts/internal/link-token';
import { readOutbox, reopenOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import type { Undelivered } from '@acordo/contracts/undelivered';
import { readSignatureImage } from '@acordo/contracts/internal/signature-image';
import { readSignedPdf } from '@acordo/contracts/internal/signed-pdf';
import type { Clock } from '@acordo/service-kit/clock/clock';
import {
  internalCall,
  type ServiceEndpoint,
  ServiceCallFailed,
} from '@acordo/service-kit/http/internal-call';

export type Source = EmailJob['source'];
export type Contact = NonNullable<ResponseOf<typeof getContact>['contact']>;
export type Message = NonNullable<ResponseOf<typeof readOutbox>['message']>;
export interface DeliveryOutcome {
  /** `skipped`: there was a good reason not to send it. */
  outcome: 'sent' | 'dead' | 'skipped';
  reason: string;
  /** As shown to its owner; missing if it was delivered, or is not shown to the owner. */
  undelivered?: Undelivered | null;
}
/** The place of an outbox row: service and id. */
export interface OutboxReference {
  source: Source;
  outboxId: string;
}

interface Options extends Record<Source, ServiceEndpoint> {
  clock: Clock;
}

/** The services whose messages are sent from here. Every method throws ServiceCallFailed when the other side is away. */
export class Sources {
  constructor(private readonly options: Options) {}

  /** The frozen model; null when the row is settled or unknown. */
  async read({ source, outboxId }: OutboxReference): Promise<Message | null> {
    const { message } = await internalCall(this.to(source, outboxId), readOutbox, {
      params: { id: outboxId },
    });
    return message;
  }

  /** A source stores only whether something is left to do (`sent`: no) or an operator has to act (`dead`). */
  async settle(
    { source, outboxId }: OutboxReference,
    { outcome, reason, undelivered = null }: DeliveryOutcome,
  ): Promise<void> {
    const body = { outcome: outcome === 'dead' ? outcome : ('sent' as const), reason, undelivered };
    await internalCall(this.to(source, outboxId), settleOutbox, { params: { id: outboxId }, body });
  }

  /** Whether a dead row was queued again; false when its model is erased. */
  async reopen({ source, outboxId }: OutboxReference, rid: string): Promise<boolean> {
    const { state } = await internalCall(this.to(source, rid), reopenOutbox, { params: { id: outboxId } });
    return state === 'open';
  }

  /** The user's address for emails; null once the account is deleted. */
  async contact(userId: string, rid: string): Promise<Contact | null> {
    const { contact } = await internalCall(this.to('identity', rid), getContact, { params: { id: userId } });
    return contact;
  }

  /** Whether the mail server refuses the address of this account (identity shows it to its user). */
  async reportDelivery(userId: string, email: string, recusado: boolean, rid: string): Promise<void> {
    const body = { email, recusado };
    await internalCall(this.to('identity', rid), reportDelivery, { params: { id: userId }, body });
  }

  /** The token is null once the link was closed. */
  async link(linkId: string, rid: string): Promise<{ token: string | null; isAwaited: boolean }> {
    const call = await internalCall(this.to('proposals', rid), readLinkToken, { params: { id: linkId } });
    return { token: call.token, isAwaited: call.aguarda_resposta };
  }

  /** Null once it is invalid. */
  async accountToken(tokenId: string, rid: string): Promise<string | null> {
    const call = await internalCall(this.to('identity', rid), readAccountToken, { params: { id: tokenId } });
    return call.token;
  }

  /** Null if nothing was signed, or the record was erased. */
  async signedPdf(proposalId: string, rid: string): Promise<Uint8Array | null> {
    return orAbsent(internalCall(this.to('proposals', rid), readSignedPdf, { params: { id: proposalId } }));
  }

  /** The signer's name in handwriting; null where the service cannot render it now: the email shows the name anyway. */
  async signatureImage(proposalId: string, rid: string): Promise<Uint8Array | null> {
    const asked = internalCall(this.to('proposals', rid), readSignatureImage, { params: { id: proposalId } });
    return asked.catch((error: unknown) => {
      if (error instanceof ServiceCallFailed) return null;
      throw error;
    });
  }

  /** An image of ours, as anybody may read it; null when there is none of this hash. */
  async asset(hash: string, rid: string): Promise<Uint8Array | null> {
    const asked = { ...this.to('proposals', rid), as: 'anonymous' as const };
    return orAbsent(internalCall(asked, getAsset, { params: { hash } }));
  }

  private to(service: Source, rid: string) {
    return {
      from: 'notifications' as const,
      service,
      endpoint: this.options[service],
      clock: this.options.clock,
      rid,
    };
  }
}

const orAbsent = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ServiceCallFailed && error.status === 404) return null;
    throw error;
  });
