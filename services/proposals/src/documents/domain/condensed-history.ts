import type { SignedEvent } from './signature-evidence.js';

/** Events between two that are shown. */
export interface Gap {
  from: SignedEvent;
  to: SignedEvent;
  count: number;
  /** Their type where it is one. */
  tipo: string | null;
}
export type HistoryRow = { event: SignedEvent } | { gap: Gap };

/** The length of a run of one type that is shown in full: views come by the hundred, and a link's month can hold 6,000 (D20). */
const RUN_MAX = 4;
/** Rows of a receipt: of more than these the first and the last are shown. */
const FIRST = 100;
const LAST = 200;

/**
 * A history for a receipt of a few pages. Nothing is hidden: a gap shows how many events of which numbers it replaces,
 * and each hash covers the previous one, so the last one covers them all (D19).
 */
export function condensedHistory(events: readonly SignedEvent[]): HistoryRow[] {
  const rows = runsOf(events).flatMap(condensedRun);
  if (rows.length <= FIRST + LAST) return rows;
  const left = rows.slice(FIRST, -LAST);
  const [from, to] = [firstOf(left[0]), lastOf(left.at(-1))];
  if (!from || !to) return rows;
  const gap = { from, to, count: to.seq - from.seq + 1, tipo: null };
  return [...rows.slice(0, FIRST), { gap }, ...rows.slice(-LAST)];
}

function runsOf(events: readonly SignedEvent[]): SignedEvent[][] {
  const runs: SignedEvent[][] = [];
  for (const event of events) {
    const open = runs.at(-1);
    if (open?.[0]?.tipo === event.tipo) open.push(event);
    else runs.push([event]);
  }
  return runs;
}

function condensedRun(run: SignedEvent[]): HistoryRow[] {
  const all = run.map((event) => ({ event }));
  const [from, to] = [run[1], run.at(-2)];
  if (run.length <= RUN_MAX || !from || !to) return all;
  const gap = { from, to, count: run.length - 2, tipo: from.tipo };
  return [...all.slice(0, 1), { gap }, ...all.slice(-1)];
}

const firstOf = (row: HistoryRow | undefined) => row && ('event' in row ? row.event : row.gap.from);
const lastOf = (row: HistoryRow | undefined) => row && ('event' in row ? row.event : row.gap.to);
