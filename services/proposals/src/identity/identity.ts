import type { Clock } from '@acordo/service-kit/clock/clock';
import type { InternalCallOptions, Neighbour } from '@acordo/service-kit/http/internal-call';

/** The service that knows users; asked in our own name. */
export class Identity {
  constructor(
    private readonly neighbour: Neighbour,
    private readonly clock: Clock,
  ) {}

  /** `rid` ties the log lines of both sides together. */
  asked(rid: string): InternalCallOptions {
    return { from: 'proposals', service: 'identity', neighbour: this.neighbour, clock: this.clock, rid };
  }
}
