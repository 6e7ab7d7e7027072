import { DEVELOPMENT_STATUSES } from '@acordo/contracts/http/propostas/states';
import { append, eventHash } from './chain.js';
import type { ChainEnd, ChainedEvent, Details, EventFacts, StoredEvent } from './event.js';

type Whole = ChainedEvent & Details;

/** Repeated changes of an owner before anybody looks: each once at the end of a history. The same list is in the migration. */
const JOINED = ['editada', 'desenvolvimento_alterado'];

/** The longest end after merging: one edit, and one change to each development status. */
export const TAIL_MOST = 1 + DEVELOPMENT_STATUSES.length;

export interface Continuation {
  /** The end of the chain from now on. */
  event: Whole;
  /** Rows to rewrite if the event was merged, in order, `event` last; empty if it is a new row. */
  rewritten: readonly Whole[];
}

/**
 * The chain with one more event (D19, docs/decisions/0029). While only its owner's changes came after an equal event,
 * both are one event: the later one, with how often and since when. Events between them move
 * up with their details. `tail`: the last events, in order.
 */
export function continueChain(
  proposalId: string,
  end: ChainEnd,
  tail: readonly StoredEvent[],
  happening: EventFacts,
): Continuation {
  const own = endOf(tail);
  const at = own.findLastIndex((event) => sameThing(event, happening));
  const before = own[at];
  if (!before) return { event: append(proposalId, end, happening), rewritten: [] };
  const rewritten: Whole[] = [];
  let place: ChainEnd = { length: before.seq - 1, head: before.hash_anterior };
  for (const event of own.slice(at + 1)) {
    const moved = movedTo(event, place);
    rewritten.push(moved);
    place = { length: moved.seq, head: moved.hash };
  }
  const event = append(proposalId, place, joined(before, happening));
  return { event, rewritten: [...rewritten, event] };
}

/** The events at the end that may be merged, as far as their details exist. */
function endOf(tail: readonly StoredEvent[]): Whole[] {
  const first = tail.findLastIndex(
    ({ tipo, sal, detalhes }) => !JOINED.includes(tipo) || sal === null || detalhes === null,
  );
  return tail.slice(first + 1) as Whole[];
}

function sameThing(event: Whole, { tipo, detalhes }: EventFacts): boolean {
  if (event.tipo !== tipo) return false;
  return tipo === 'editada' || said(event)['para'] === (detalhes as Record<string, unknown>)['para'];
}

function joined(before: Whole, { tipo, em, detalhes }: EventFacts): EventFacts {
  const { vezes, desde } = said(before);
  const times = (typeof vezes === 'number' ? vezes : 1) + 1;
  return { tipo, em, detalhes: { ...detalhes, vezes: times, desde: desde ?? before.em.toISOString() } };
}

const said = ({ detalhes }: Whole) => JSON.parse(detalhes) as Record<string, unknown>;

function movedTo(event: Whole, place: ChainEnd): Whole {
  const moved = { ...event, seq: place.length + 1, hash_anterior: place.head };
  return { ...moved, hash: eventHash(moved) };
}
