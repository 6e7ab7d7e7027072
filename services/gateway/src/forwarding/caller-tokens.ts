import type { ResponseOf } from '@acordo/contracts/call';
import { CALLER_HEADER, type Claims } from '@acordo/contracts/internal/caller';
import type { introspect } from '@acordo/contracts/internal/sessions';
import { signToken } from '@acordo/service-kit/caller/token';
import type { Clock } from '@acordo/service-kit/clock/clock';
import type { ClientFacts } from '../client/client-facts.js';
import type { Upstream } from '../routing/route.js';

/** Whose session, and what its owner may do; null: no such session. */
export type IntrospectedSession = NonNullable<ResponseOf<typeof introspect>['session']>;

/** The caller of a request. */
export interface CallerSession {
  readonly kind: Claims['kind'];
  readonly session: IntrospectedSession | null;
}

/** Makes the token that names the caller to one service (docs/decisions/0003), the only source that it trusts. */
export class CallerTokens {
  constructor(
    private readonly keys: Readonly<Record<Upstream, Buffer>>,
    private readonly clock: Clock,
  ) {}

  headers(service: Upstream, { kind, session }: CallerSession, client: ClientFacts): Record<string, string> {
    const claims = {
      iss: 'gateway',
      aud: service,
      kind,
      sub: session?.sub ?? '',
      sid: session?.sid ?? '',
      rights: session?.rights ?? null,
      ...client,
    };
    return {
      [CALLER_HEADER]: signToken(claims, this.keys[service], this.clock.now()),
      'x-request-id': client.rid,
    };
  }
}
