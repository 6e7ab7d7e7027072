import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Capacity } from '../capacity/capacity.js';
import type { Sender } from '../capacity/sender.js';
import type { LaneName, Upstream } from '../routing/route.js';
import { isRead } from '../server/admission.js';
import { Exchange, type Incoming } from './exchange.js';
import { Lane } from './lane.js';

export interface Outgoing {
  readonly service: Upstream;
  readonly lane: LaneName;
  /** For whom the call is: connections and memory are divided by it. */
  readonly sender: Sender;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly timeoutMs: number;
}

/** Retry-After, in seconds. */
const RETRY_AFTER_S = 2;
const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The share of a kind's connections that responses may occupy while their clients read. */
const STREAMED_SHARE = 1 / 8;

/** Sends calls to the services over persistent connections, with a limit for each service and kind of calls. */
export class Forwarder {
  private readonly lanes: Readonly<Record<Upstream, Readonly<Record<LaneName, Lane>>>>;

  constructor(
    addresses: Readonly<Record<Upstream, string>>,
    private readonly capacity: Pick<Capacity, 'responses' | 'connections' | 'waitMs'>,
  ) {
    this.lanes = {
      identity: this.lanesTo(addresses.identity),
      proposals: this.lanesTo(addresses.proposals),
      admin: this.lanesTo(addresses.admin),
      notifications: this.lanesTo(addresses.notifications),
    };
  }

  /**
   * The service's response. Throws UNAVAILABLE: it is down, too slow, too busy with others' calls, or there is no memory for
   * the response.
   */
  async call(outgoing: Outgoing): Promise<Incoming> {
    try {
      return await this.send(outgoing);
    } catch (error) {
      // Only a read may be sent twice, and only when the connection broke: a slow response is not requested again.
      if (outgoing.method !== 'GET' || !isConnectionLost(error)) throw unavailable(error);
      return await this.send(outgoing).catch((again: unknown) => {
        throw unavailable(again);
      });
    }
  }

  close(): Promise<unknown> {
    const lanes = Object.values(this.lanes).flatMap((of) => Object.values(of));
    return Promise.all(lanes.map(({ pool }) => pool.close()));
  }

  private lanesTo(address: string): Readonly<Record<LaneName, Lane>> {
    const { connections, waitMs } = this.capacity;
    const lane = (name: LaneName, share = STREAMED_SHARE) =>
      new Lane(address, {
        connections: connections[name],
        waitMs,
        streamed: Math.ceil(connections[name] * share),
      });
    return {
      calls: lane('calls'),
      sessions: lane('sessions'),
      documents: lane('documents'),
      previews: lane('previews'),
      files: lane('files'),
      archives: lane('archives', 1),
    };
  }

  private async send({ sender, ...outgoing }: Outgoing): Promise<Incoming> {
    const lane = this.lanes[outgoing.service][outgoing.lane];
    const giveBack = await lane.take(sender.address);
    const { method, path, headers, body, timeoutMs } = outgoing;
    return new Promise((resolve, reject) => {
      lane.pool.dispatch(
        {
          method,
          path,
          headers,
          body: body ?? null,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
        },
        new Exchange({ resolve, reject }, giveBack, (length) =>
          lane.roomFor(length, this.capacity.responses.hold(sender, isRead(method))),
        ),
      );
    });
  }
}

const unavailable = (cause: unknown) => new AppError('UNAVAILABLE', { cause, retryAfter: RETRY_AFTER_S });

function isConnectionLost(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && CONNECTION_LOST.has(code);
}
