import type { EventType } from '@acordo/contracts/http/propostas/events';

/** Where a proposal's chain stands: how many events it has and the hash of the last. */
export interface ChainEnd {
  length: number;
  head: Buffer;
}

/** Before the first event. */
export const NO_EVENTS: ChainEnd = { length: 0, head: Buffer.alloc(32) };

/** What happened, before it has its place in the chain. `detalhes` must be JSON; people's data belongs there alone. */
export interface Happening {
  tipo: EventType;
  em: Date;
  detalhes: object;
}

/** A row of `proposal_events`. */
export interface ChainedEvent {
  proposal_id: string;
  seq: number;
  tipo: string;
  em: Date;
  hash_anterior: Buffer;
  hash_detalhes: Buffer;
  hash: Buffer;
}

/** A row of `event_details`. */
export interface Details {
  sal: Buffer;
  detalhes: string;
}

/** An event as it is stored with its details, which are null once erased. */
export type StoredEvent = ChainedEvent & { [Name in keyof Details]: Details[Name] | null };
