import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { BillingSetup } from './billing-setup.js';
import { failureOf, isAlreadyOver } from './domain/provider-failure.js';
import { NotCancelled } from './not-cancelled.js';

/** Milliseconds for one attempt; with the second one it stays within the gateway's timeout. */
const TIMEOUT_MS = 4_000;

/** Calls to the payment provider, for what its events cannot do. */
@Injectable()
export class PaymentProvider {
  private readonly logger = new Logger('PaymentProvider');
  private readonly stripe: Stripe | null;

  constructor(setup: BillingSetup) {
    const { secretKey, apiUrl } = setup.value;
    const { hostname, port, protocol } = new URL(apiUrl);
    this.stripe = secretKey
      ? new Stripe(secretKey, {
          host: hostname,
          protocol: protocol === 'http:' ? 'http' : 'https',
          ...(port ? { port } : {}),
          timeout: TIMEOUT_MS,
          maxNetworkRetries: 1,
          telemetry: false,
        })
      : null;
  }

  /**
   * Ends a subscription at once, so that nothing is charged any more. Returns the provider's response; null if it has no
   * active one. Throws NotCancelled.
   */
  async cancel(subscription: string): Promise<unknown> {
    if (!this.stripe) throw this.failed('sem_chave');
    try {
      return await this.stripe.subscriptions.cancel(subscription);
    } catch (error) {
      if (isAlreadyOver(error)) return null;
      throw this.failed(failureOf(error), error);
    }
  }

  /** In a word of ours: the provider's own messages may contain keys. */
  private failed(failure: NotCancelled['failure'], cause?: unknown): NotCancelled {
    this.logger.error(`a subscription was not cancelled: ${failure}`);
    return new NotCancelled(failure, cause);
  }
}
