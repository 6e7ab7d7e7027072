import type { Clock } from '@acordo/service-kit/clock/clock';
import type { InternalCallOptions, ServiceEndpoint } from '@acordo/service-kit/http/internal-call';

/** The service with the users; called in our own name. */
export class Identity {
  constructor(
    private readonly endpoint: ServiceEndpoint,
    private readonly clock: Clock,
  ) {}

  /** `rid` connects the log lines of both sides. */
  asked(rid: string): InternalCallOptions {
    return { from: 'proposals', service: 'identity', endpoint: this.endpoint, clock: this.clock, rid };
  }
}
