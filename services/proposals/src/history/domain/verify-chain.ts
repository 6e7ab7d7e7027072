import { detailsHash, eventHash } from './chain.js';
import { type ChainEnd, type ChainedEvent, type Details, NO_EVENTS } from './event.js';

export type Fault = 'missing' | 'unlinked' | 'altered' | 'details-altered' | 'cut-off';
export interface Verdict {
  intact: boolean;
  /** The first invalid event and its error. */
  fault?: { seq: number; kind: Fault };
  /** Events whose details were erased; their chain is still valid. */
  erased: number[];
  /** Events with an earlier instant than the previous one: no fault (clocks jump), but worth checking. */
  backwards: number[];
}

/** One event by itself: the row and its details, if they still exist, match its hash. */
export const isAsWritten = (event: ChainedEvent, details: Details | null): boolean =>
  event.hash.equals(eventHash(event)) &&
  (details === null || detailsHash(details).equals(event.hash_detalhes));

/** Recomputes one proposal's history (D19). `events` in order of `seq`; `details` by `seq`; `end` from the proposal's row. */
export function verifyChain(
  events: readonly ChainedEvent[],
  details: ReadonlyMap<number, Details>,
  end: ChainEnd,
): Verdict {
  const erased: number[] = [];
  const backwards: number[] = [];
  const bad = (seq: number, kind: Fault): Verdict => ({
    intact: false,
    fault: { seq, kind },
    erased,
    backwards,
  });
  let before = NO_EVENTS;
  let lastInstant = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (event.seq !== before.length + 1) return bad(before.length + 1, 'missing');
    if (!event.hash_anterior.equals(before.head)) return bad(event.seq, 'unlinked');
    if (!event.hash.equals(eventHash(event))) return bad(event.seq, 'altered');
    const said = details.get(event.seq);
    if (!said) erased.push(event.seq);
    else if (!detailsHash(said).equals(event.hash_detalhes)) return bad(event.seq, 'details-altered');
    if (event.em.getTime() < lastInstant) backwards.push(event.seq);
    lastInstant = event.em.getTime();
    before = { length: event.seq, head: event.hash };
  }
  if (before.length !== end.length || !before.head.equals(end.head))
    return bad(before.length + 1, before.length < end.length ? 'missing' : 'cut-off');
  return { intact: true, erased, backwards };
}
