import { createHash, randomBytes } from 'node:crypto';
import { canonicalText } from '@acordo/document/canonical';
import type { ChainEnd, ChainedEvent, Details, EventFacts } from './event.js';

/** Salt so that an erased detail (a name, a reason) can't be guessed back from its hash. */
const SALT_BYTES = 16;

/** Salt and text are unambiguous: the salt's length is fixed. */
export const detailsHash = ({ sal, detalhes }: Details): Buffer =>
  createHash('sha256').update(sal).update(detalhes, 'utf8').digest();

/**
 * D19: the hash of an event covers its proposal, sequence, type, instant, the previous hash and the hash of its details.
 * One line each; no part can contain a line end, so no two events have the same text.
 */
export function eventHash(event: Omit<ChainedEvent, 'hash'>): Buffer {
  const lines = [
    'acordo-evento-1',
    event.proposal_id,
    String(event.seq),
    event.tipo,
    event.em.toISOString(),
    event.hash_anterior.toString('hex'),
    event.hash_detalhes.toString('hex'),
  ];
  return createHash('sha256').update(lines.join('\n'), 'utf8').digest();
}

/** The rows of the event that comes after `end`. */
export function append(
  proposalId: string,
  end: ChainEnd,
  { tipo, em, detalhes }: EventFacts,
): ChainedEvent & Details {
  const details = { sal: randomBytes(SALT_BYTES), detalhes: canonicalText(detalhes) };
  const event = {
    proposal_id: proposalId,
    seq: end.length + 1,
    tipo,
    em,
    hash_anterior: end.head,
    hash_detalhes: detailsHash(details),
  };
  return { ...event, ...details, hash: eventHash(event) };
}
