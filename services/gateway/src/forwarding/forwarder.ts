import { AppError } from '@acordo/service-kit/errors/app-error';
import { Pool } from 'undici';
import type { Upstream } from '../routing/route.js';
import { Exchange, type Incoming } from './exchange.js';

export interface Outgoing {
  readonly service: Upstream;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly timeoutMs: number;
}

const CONNECTIONS = 64;
/** Calls to one service at a time, waiting ones included: a slow service must not fill the gateway (attack 169). */
const MAX_IN_FLIGHT = 256;
const CONNECT_TIMEOUT_MS = 2_000;
/** Shorter than services keep idle connections (65 s), so that we never write into a closing one. */
const IDLE_MS = 30_000;
/** Seconds that a client is asked to wait before another try. */
const RETRY_AFTER_S = 2;
const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Sends calls to the services over kept connections, boundedly many at a time for each. */
export class Forwarder {
  private readonly pools: Readonly<Record<Upstream, Pool>>;
  private readonly inFlight: Record<Upstream, number> = { identity: 0, proposals: 0, admin: 0 };

  constructor(addresses: Readonly<Record<Upstream, string>>) {
    const pool = (address: string) =>
      new Pool(address, {
        connections: CONNECTIONS,
        pipelining: 1,
        keepAliveTimeout: IDLE_MS,
        connect: { timeout: CONNECT_TIMEOUT_MS },
      });
    this.pools = {
      identity: pool(addresses.identity),
      proposals: pool(addresses.proposals),
      admin: pool(addresses.admin),
    };
  }

  /** The service's answer. Throws UNAVAILABLE: it is down, too slow, or too busy with others' calls. */
  async call(outgoing: Outgoing): Promise<Incoming> {
    if (this.inFlight[outgoing.service] >= MAX_IN_FLIGHT)
      throw unavailable(new Error(`${outgoing.service} has too many calls under way`));
    try {
      return await this.send(outgoing);
    } catch (error) {
      // Only a read may be sent twice, and only when the connection broke: a slow answer is not asked for again.
      if (outgoing.method !== 'GET' || !isConnectionLost(error)) throw unavailable(error);
      return await this.send(outgoing).catch((again: unknown) => {
        throw unavailable(again);
      });
    }
  }

  close(): Promise<unknown> {
    return Promise.all(Object.values(this.pools).map((pool) => pool.close()));
  }

  private send({ service, method, path, headers, body, timeoutMs }: Outgoing): Promise<Incoming> {
    this.inFlight[service] += 1;
    const ended = () => {
      this.inFlight[service] -= 1;
    };
    return new Promise((resolve, reject) => {
      this.pools[service].dispatch(
        {
          method,
          path,
          headers,
          body: body ?? null,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
        },
        new Exchange({ resolve, reject }, ended),
      );
    });
  }
}

const unavailable = (cause: unknown) => new AppError('UNAVAILABLE', { cause, retryAfter: RETRY_AFTER_S });

function isConnectionLost(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && CONNECTION_LOST.has(code);
}
