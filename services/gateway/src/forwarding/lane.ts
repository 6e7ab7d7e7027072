import { Pool } from 'undici';
import type { Hold } from '../capacity/memory.js';
import { Slots } from '../capacity/slots.js';
import { MOST_AHEAD, type ReservedMemory } from './exchange.js';

const CONNECT_TIMEOUT_MS = 2_000;
/** Shorter than services keep idle connections (65 s), so that we never write into a closing one. */
const IDLE_MS = 30_000;
/** Calls that may wait for each that runs: a slow service must not fill the gateway (attack 169). */
const WAITING = 3;
/** Bytes read ahead of a response that is too long to be held, or has no length. */
const STREAMED_AHEAD = 256 * 1024;

export interface LaneOptions {
  readonly connections: number;
  readonly waitMs: number;
  /** How many responses too long to be held may occupy their connection at a time while their clients read. */
  readonly streamed: number;
}

/** The connections to one service for one kind of calls. */
export class Lane {
  readonly pool: Pool;
  private readonly slots: Slots;
  private streamed = 0;

  constructor(
    address: string,
    private readonly options: LaneOptions,
  ) {
    const { connections, waitMs } = options;
    this.pool = new Pool(address, {
      connections,
      pipelining: 1,
      keepAliveTimeout: IDLE_MS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
    });
    const perAddress = Math.ceil(connections / 2);
    this.slots = new Slots({ slots: connections, perAddress, waiting: WAITING * connections, waitMs });
  }

  /** Waits for a free connection. Returns the function that releases it. Throws NoFreeSlot. */
  take(address: string): Promise<() => void> {
    return this.slots.take(address);
  }

  /** Memory for a response of this length; null where there is none. */
  roomFor(length: number | undefined, hold: Hold): ReservedMemory | null {
    const isHeld = length !== undefined && length <= MOST_AHEAD;
    const ahead = isHeld ? length : STREAMED_AHEAD;
    if (!isHeld && this.streamed >= this.options.streamed) return null;
    if (!hold.take(ahead)) return null;
    if (isHeld) return { ahead, release: () => hold.release() };
    this.streamed += 1;
    const release = () => {
      hold.release();
      this.streamed -= 1;
    };
    return { ahead, release };
  }
}
