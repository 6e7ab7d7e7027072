import { introspect } from '@acordo/contracts/internal/sessions';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { ClientFacts } from '../client/client-facts.js';
import type { CallerTokens } from '../forwarding/caller-tokens.js';
import type { IntrospectedSession } from '../forwarding/caller-tokens.js';
import type { Incoming } from '../forwarding/exchange.js';
import type { Forwarder } from '../forwarding/forwarder.js';
import type { Credential, SessionCache } from './session-cache.js';

const TIMEOUT_MS = 5_000;
const HttpResponse = introspect.responses[200];

/** Whose session a cookie is, from identity. */
export class Sessions {
  constructor(
    private readonly cache: SessionCache,
    private readonly forwarder: Forwarder,
    private readonly tokens: CallerTokens,
  ) {}

  /** Throws UNAVAILABLE while identity is away. */
  find(credential: Credential, client: ClientFacts): Promise<IntrospectedSession | null> {
    return this.cache.find(credential, () => this.ask(credential, client));
  }

  /** To be called when a call went through that may have ended this session, before its response is sent (D8). */
  evict({ hash }: Credential): void {
    this.cache.evict({ session: hash });
  }

  private async ask(credential: Credential, client: ClientFacts): Promise<IntrospectedSession | null> {
    const response = await this.forwarder.call({
      service: 'identity',
      lane: 'sessions',
      sender: { address: addressGroup(client.ip), known: false },
      method: introspect.method,
      path: introspect.path,
      headers: {
        ...this.tokens.headers('identity', { kind: 'service', session: null }, client),
        'content-type': 'application/json',
      },
      body: Buffer.from(JSON.stringify(credential)),
      timeoutMs: TIMEOUT_MS,
    });
    const parsed = response.status === 200 ? HttpResponse.safeParse(parseJson(response.body)) : undefined;
    if (!parsed?.success)
      throw new AppError('UNAVAILABLE', { cause: new Error(`introspection answered ${response.status}`) });
    return parsed.data.session;
  }
}

/** A longer body is no valid response to this call. */
function parseJson(body: Incoming['body']): unknown {
  if (!Buffer.isBuffer(body)) return void body.destroy();
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
