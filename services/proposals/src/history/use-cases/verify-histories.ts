import type { Queryable } from '@acordo/service-kit/database/statement';
import type { Details, StoredEvent } from '../domain/event.js';
import { type Fault, verifyChain } from '../domain/verify-chain.js';
import { type ChainRow, chainsAfter, storedEvents } from '../persistence/stored-chains.js';

/** Proposals per batch, and the maximum of their events, so that memory stays small, however long a history is. */
const PAGE = 500;
const EVENTS = 20_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

export interface Report {
  proposals: number;
  events: number;
  /** Events whose details were erased: "conteúdo apagado" (D19). */
  erased: number;
  /** Events with an earlier instant than the previous one; clocks jump, so no fault. */
  backwards: number;
  /** The first altered event of each history. */
  bad: { proposalId: string; seq: number; kind: Fault }[];
}

/**
 * Recomputes every history, in the order of ids (D19). `db` must read one snapshot (REPEATABLE
 * READ), or a proposal that changes meanwhile looks altered.
 */
export async function verifyHistories(db: Queryable): Promise<Report> {
  const report: Report = { proposals: 0, events: 0, erased: 0, backwards: 0, bad: [] };
  let last = LOWEST_ID;
  for (;;) {
    const page = await chainsAfter(db, last, PAGE);
    const end = page.at(-1);
    if (!end) return report;
    last = end.id;
    for (const some of portions(page)) await verifyAll(db, some, report);
  }
}

/** The page in batches of this many events; a longer history is a batch by itself. */
function portions(page: readonly ChainRow[]): ChainRow[][] {
  const found: ChainRow[][] = [];
  let room = 0;
  for (const row of page) {
    if (row.chain_len > room) {
      found.push([]);
      room = EVENTS;
    }
    found.at(-1)?.push(row);
    room -= row.chain_len;
  }
  return found;
}

async function verifyAll(db: Queryable, rows: readonly ChainRow[], report: Report): Promise<void> {
  const stored = await storedEvents(
    db,
    rows.map(({ id }) => id),
  );
  const byProposal = new Map<string, StoredEvent[]>(rows.map(({ id }) => [id, []]));
  for (const event of stored) byProposal.get(event.proposal_id)?.push(event);
  for (const { id, chain_len, chain_head } of rows) {
    const events = byProposal.get(id) ?? [];
    const verdict = verifyChain(events, detailsOf(events), { length: chain_len, head: chain_head });
    report.proposals += 1;
    report.events += events.length;
    report.erased += verdict.erased.length;
    report.backwards += verdict.backwards.length;
    if (verdict.fault) report.bad.push({ proposalId: id, ...verdict.fault });
  }
}

const detailsOf = (events: readonly StoredEvent[]): Map<number, Details> =>
  new Map(
    events.flatMap(({ seq, sal, detalhes }) =>
      sal === null || detalhes === null ? [] : [[seq, { sal, detalhes }] as const],
    ),
  );
