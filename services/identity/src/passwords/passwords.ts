import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { hash, type Options, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { BoundedPool, PoolFull } from './bounded-pool.js';
import { normalizePassword, spellingsOf } from './spellings.js';

/** OWASP's figures for argon2id: 19 MiB, two passes; about 60 ms on a small server. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** About two seconds of work; later calls get Retry-After. */
const QUEUE = 40;
const RETRY_AFTER_S = 2;

/** How a typed password matches the stored one; `as-typed`: stored before passwords were normalised. */
export type Match = 'none' | 'normalised' | 'as-typed';

/**
 * D9: argon2id over the normalised password (docs/decisions/0021). Never call inside a transaction: it is slow and
 * may wait.
 */
@Injectable()
export class Passwords implements OnModuleInit {
  /** Only for tests of other parts, which hash more cheaply (test/support/test-app.ts). */
  cost: Readonly<Options> = COST;
  private stranger = '';

  /** One processor is left for everything else. */
  constructor(
    @Optional()
    private readonly pool: BoundedPool = new BoundedPool(Math.max(1, availableParallelism() - 1), QUEUE),
  ) {}

  /** The hash that is compared for an unknown account, so that the response takes as long as for a known one. */
  async onModuleInit(): Promise<void> {
    this.stranger = await this.hash(randomBytes(32).toString('base64'));
  }

  hash(password: string): Promise<string> {
    return this.queued(() => hash(normalizePassword(password), this.cost));
  }

  /** Whether this is the password; `known` is null for an account that has none or doesn't exist. */
  async matches(known: string | null, password: string): Promise<boolean> {
    return (await this.match(known, password)) !== 'none';
  }

  /** As `matches`, for callers that can store a new hash. */
  async match(known: string | null, password: string): Promise<Match> {
    const kept = known ?? this.stranger;
    const [normalised] = spellingsOf(password);
    const found = await this.queued<Match>(async () => {
      for (const spelling of spellingsOf(password))
        if (await verify(kept, spelling)) return spelling === normalised ? 'normalised' : 'as-typed';
      return 'none';
    });
    return known === null ? 'none' : found;
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.pool.run(work);
    } catch (error) {
      if (!(error instanceof PoolFull)) throw error;
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S, cause: error });
    }
  }
}
