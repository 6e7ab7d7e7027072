import { append } from '../history/domain/chain.js';
import type { NewEvent } from '../history/event-ctes.js';
import type { HeldRow } from './persistence/held-proposals.js';

const eventOf = (
  { id, chain_len, chain_head, now }: HeldRow,
  tipo: 'excluida' | 'link_revogado',
  detalhes: object,
): NewEvent => append(id, { length: chain_len, head: chain_head }, { tipo, em: now, detalhes });

export const revokedEvent = (row: HeldRow): NewEvent =>
  eventOf(row, 'link_revogado', { link_id: row.link_id });
export const deletedEvent = (row: HeldRow): NewEvent => eventOf(row, 'excluida', {});
