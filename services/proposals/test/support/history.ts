import { verifyChain, type Verdict } from '../../src/history/domain/verify-chain.js';
import type { ChainedEvent, Details } from '../../src/history/domain/event.js';
import type { Rows } from './rows.js';

/** Recomputes the stored history of one proposal. */
export async function verdictOf(rows: Rows, id: string): Promise<Verdict & { tipos: string[] }> {
  const events = await rows.query<ChainedEvent>(
    'SELECT * FROM proposal_events WHERE proposal_id = $1 ORDER BY seq',
    [id],
  );
  const details = await rows.query<Details & { seq: number }>(
    'SELECT * FROM event_details WHERE proposal_id = $1',
    [id],
  );
  const [end] = await rows.query<{ length: number; head: Buffer }>(
    'SELECT chain_len AS length, chain_head AS head FROM proposals WHERE id = $1',
    [id],
  );
  if (!end) throw new Error('no such proposal');
  const verdict = verifyChain(events, new Map(details.map((row) => [row.seq, row])), end);
  return { ...verdict, tipos: events.map(({ tipo }) => tipo) };
}
