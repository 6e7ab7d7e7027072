import { AppError } from '@acordo/service-kit/errors/app-error';
import { Inject, Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { CONFIG, type Config } from '../config.js';

/** Milliseconds for one try; with the second one it stays within what the gateway waits. */
const TIMEOUT_MS = 4_000;

/** The payment provider, asked by us: the one thing that its events cannot do. */
@Injectable()
export class PaymentProvider {
  private readonly logger = new Logger('PaymentProvider');
  private readonly stripe: Stripe | null;

  constructor(@Inject(CONFIG) { STRIPE_SECRET_KEY, STRIPE_API_URL }: Config) {
    const { hostname, port, protocol } = new URL(STRIPE_API_URL);
    this.stripe = STRIPE_SECRET_KEY
      ? new Stripe(STRIPE_SECRET_KEY, {
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
   * Ends a subscription at once, so that nothing is charged any more. The subscription as it is now; null where the provider
   * knows of none that lives. Throws UNAVAILABLE when it can't be asked.
   */
  async cancel(subscription: string): Promise<unknown> {
    if (!this.stripe) throw this.unavailable(new Error('STRIPE_SECRET_KEY is missing'));
    try {
      return await this.stripe.subscriptions.cancel(subscription);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
      throw this.unavailable(error);
    }
  }

  private unavailable(cause: unknown): AppError {
    this.logger.error(`a subscription was not cancelled: ${cause instanceof Error ? cause.message : ''}`);
    return new AppError('UNAVAILABLE', { cause });
  }
}
