import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import type { Redis } from 'ioredis';

const WINDOW_S = 60 * 60;

/** Registrations per address: they cost hashing and reveal which addresses are taken, so all of them count (D48). */
export class RegistrationLimit {
  private readonly perAddress: Limiter;

  constructor(redis: Redis, points: number) {
    this.perAddress = createLimiter({ redis, name: 'register-address', points, seconds: WINDOW_S });
  }

  /** Throws TOO_MANY. */
  async pass(ip: string): Promise<void> {
    const taken = await this.perAddress.take(addressGroup(ip));
    if (!taken.ok) throw new AppError('TOO_MANY', { retryAfter: taken.retryAfter });
  }
}
