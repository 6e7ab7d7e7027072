import type { EventType } from '@acordo/contracts/http/propostas/events';

/** The end of a proposal's chain: the number of events and the last hash. */
export interface ChainEnd {
  length: number;
  head: Buffer;
}

/** Before the first event. */
export const NO_EVENTS: ChainEnd = { length: 0, head: Buffer.alloc(32) };

/** An event before it is added to the chain. `detalhes` must be JSON; personal data belong only there. */
export interface EventFacts {
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
