import { DEVELOPMENT_STATUSES } from '@acordo/contracts/http/propostas/states';
import { append, eventHash } from './chain.js';
import type { ChainEnd, ChainedEvent, Details, Happening, StoredEvent } from './event.js';

type Whole = ChainedEvent & Details;

/** What an owner does again and again before anybody looks: each once at the end of a history. The migration knows them too. */
const JOINED = ['editada', 'desenvolvimento_alterado'];

/** The longest end that joining leaves: one edit, and one change to each development status. */
export const TAIL_MOST = 1 + DEVELOPMENT_STATUSES.length;

export interface Continuation {
  /** The end of the chain from now on. */
  event: Whole;
  /** Rows that are written anew where the happening was joined, in order, `event` the last; none where it is one row more. */
  rewritten: readonly Whole[];
}

/**
 * The chain with one more happening (D19, docs/decisions/0029). While nothing but its owner's work came after the same thing
 * happened before, both are one event: the later one, which says how often and since when. What stands between moves
 * up a place with all that it says. `tail`: the last events, in order.
 */
export function continueChain(
  proposalId: string,
  end: ChainEnd,
  tail: readonly StoredEvent[],
  happening: Happening,
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

/** The events at the end that may be joined, as far as their details are there. */
function endOf(tail: readonly StoredEvent[]): Whole[] {
  const first = tail.findLastIndex(
    ({ tipo, sal, detalhes }) => !JOINED.includes(tipo) || sal === null || detalhes === null,
  );
  return tail.slice(first + 1) as Whole[];
}

function sameThing(event: Whole, { tipo, detalhes }: Happening): boolean {
  if (event.tipo !== tipo) return false;
  return tipo === 'editada' || said(event)['para'] === (detalhes as Record<string, unknown>)['para'];
}

function joined(before: Whole, { tipo, em, detalhes }: Happening): Happening {
  const { vezes, desde } = said(before);
  const times = (typeof vezes === 'number' ? vezes : 1) + 1;
  return { tipo, em, detalhes: { ...detalhes, vezes: times, desde: desde ?? before.em.toISOString() } };
}

const said = ({ detalhes }: Whole) => JSON.parse(detalhes) as Record<string, unknown>;

function movedTo(event: Whole, place: ChainEnd): Whole {
  const moved = { ...event, seq: place.length + 1, hash_anterior: place.head };
  return { ...moved, hash: eventHash(moved) };
}
