import type { Database } from '@acordo/service-kit/database/database';
import { LessThanOrEqual } from 'typeorm';
import { ProposalEventEntity } from '../../database/entities/proposal-event.js';
import type { ChainedEvent } from '../../history/domain/event.js';

/** The history up to and including this event. */
export const eventsUpTo = (database: Database, proposal_id: string, seq: number): Promise<ChainedEvent[]> =>
  database
    .repository(ProposalEventEntity)
    .find({ where: { proposal_id, seq: LessThanOrEqual(seq) }, order: { seq: 'ASC' } });
