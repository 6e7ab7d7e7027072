import { gauge } from '@acordo/service-kit/health/metrics';
import type { Sender } from './sender.js';

const held = gauge('acordo_gateway_held_bytes', 'Bytes of bodies and responses that the gateway holds.', [
  'what',
]);

export interface MemoryOptions {
  /** Names it in metrics. */
  readonly what: 'bodies' | 'responses';
  /** Bytes for everybody together. */
  readonly total: number;
  /** Bytes for one address (D48: an IPv4 address or an IPv6 /64). */
  readonly perAddress: number;
}

/** The last quarter is for people with a session: requests without one can never use it. */
const FOR_STRANGERS = 0.75;

/**
 * Counts the bytes that are held for clients, for each address and in total. It allocates nothing: code that holds bytes
 * calls it first, and refuses the client if it returns false.
 */
export class Memory {
  private used = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly options: MemoryOptions) {}

  /**
   * What one request holds: it grows by `take` and ends with `release`. `refusable`: false for what is only counted,
   * such as the response to a change: a refusal would wrongly report that it was not made.
   */
  hold(sender: Sender, refusable = true): Hold {
    return new Hold(this, sender, refusable);
  }

  fits({ address, known }: Sender, bytes: number): boolean {
    const { total, perAddress } = this.options;
    const most = known ? total : total * FOR_STRANGERS;
    return this.used + bytes <= most && (this.byAddress.get(address) ?? 0) + bytes <= perAddress;
  }

  /** `bytes` below zero releases. */
  count({ address }: Sender, bytes: number): void {
    this.used += bytes;
    held.inc({ what: this.options.what }, bytes);
    const left = (this.byAddress.get(address) ?? 0) + bytes;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}

export class Hold {
  private bytes = 0;

  constructor(
    private readonly memory: Memory,
    private readonly sender: Sender,
    private readonly refusable: boolean,
  ) {}

  fits(bytes: number): boolean {
    return !this.refusable || this.memory.fits(this.sender, bytes);
  }

  /** False beyond the limit; nothing is counted then. */
  take(bytes: number): boolean {
    if (!this.fits(bytes)) return false;
    this.bytes += bytes;
    this.memory.count(this.sender, bytes);
    return true;
  }

  /** May be called more than once. */
  release(): void {
    this.memory.count(this.sender, -this.bytes);
    this.bytes = 0;
  }
}
