import { randomUUID } from 'node:crypto';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { ServiceCallFailed } from '@acordo/service-kit/http/internal-call';
import { Injectable } from '@nestjs/common';
import { type OutboxReference, Sources } from '../../sources/sources.js';
import { recordResend } from '../persistence/audit.js';
import { endReopening, lockDelivery, markReopening } from '../persistence/failed-emails.js';

/**
 * Sends a failed message again. First here, then at its source: in the other order a fast worker would find it
 * failed and settle it so again. After an interruption in between it stays on the list, and a second call continues.
 * Throws NOT_FOUND, EMAIL_NOT_FAILED, EMAIL_GONE, UNAVAILABLE.
 */
@Injectable()
export class ResendEmail {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly sources: Sources,
  ) {}

  async execute(outboxId: string, quem: string, caller: Caller): Promise<void> {
    const place = await this.reopenHere(outboxId, quem, caller);
    const isOpen = await this.sources.reopen(place, caller.rid).catch((error: unknown) => {
      throw error instanceof ServiceCallFailed ? new AppError('UNAVAILABLE', { cause: error }) : error;
    });
    await endReopening(this.database, outboxId, isOpen ? 'sending' : 'dead');
    if (!isOpen) throw new AppError('EMAIL_GONE');
  }

  private reopenHere(outboxId: string, quem: string, { sub, ip, port }: Caller): Promise<OutboxReference> {
    return this.unitOfWork.run(async (tx) => {
      const found = await lockDelivery(tx, outboxId);
      if (!found) throw new AppError('NOT_FOUND');
      const { source, outcome, kind, reason } = found;
      if (outcome !== 'dead' && outcome !== 'reopening') throw new AppError('EMAIL_NOT_FAILED');
      if (outcome === 'dead') {
        await markReopening(tx, outboxId);
        await recordResend(tx, {
          id: randomUUID(),
          quem_id: sub,
          quem,
          outbox_id: outboxId,
          kind,
          motivo: reason,
          ip,
          porta: port,
        });
      }
      return { source, outboxId };
    });
  }
}
