import { Clock } from '@acordo/service-kit/clock/clock';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { BillingSetup } from '../billing-setup.js';
import type { BillingFact } from '../domain/fact.js';
import { readEvent } from '../domain/read-event.js';
import { ApplyEvent } from './apply-event.js';

/** Seconds that a signature is valid: a stored copy cannot be used later (the provider's own advice). */
const TOLERANCE_S = 300;

/**
 * D12: a received event with its signature. Throws NOT_FOUND where no webhook is configured, BAD_REQUEST when it is not
 * the provider's, too old, or can't be parsed; the provider then retries and shows it to the operator.
 */
@Injectable()
export class ReceiveEvent {
  private readonly logger = new Logger('ReceiveEvent');

  constructor(
    private readonly setup: BillingSetup,
    private readonly clock: Clock,
    private readonly takeInEvent: ApplyEvent,
  ) {}

  async execute(body: Buffer, signature: string | undefined): Promise<void> {
    const told = this.read(this.verified(body, signature));
    if (told) await this.takeInEvent.execute(told);
  }

  private verified(body: Buffer, signature: string | undefined): unknown {
    const { webhookSecret: secret } = this.setup.value;
    if (!secret) throw new AppError('NOT_FOUND');
    const now = this.clock.now().getTime();
    try {
      return Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S, undefined, now);
    } catch (cause) {
      this.logger.warn('an event without a good signature was refused');
      throw new AppError('BAD_REQUEST', { cause });
    }
  }

  private read(event: unknown): BillingFact | null {
    try {
      return readEvent(event);
    } catch (cause) {
      const { id, type } = (event ?? {}) as { id?: unknown; type?: unknown };
      this.logger.error(`event ${String(id)} of kind ${String(type)} is of a form that we don't know`);
      throw new AppError('BAD_REQUEST', { cause });
    }
  }
}
