import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ProposalEventEntity } from './proposal-event.js';

const primaryKeyConstraintName = 'event_details_pkey';

/** An event's personal data (D19): erasable, while their hash in the event stays. */
@Entity('event_details')
@ForeignKey(() => ProposalEventEntity, ['proposal_id', 'seq'], ['proposal_id', 'seq'], {
  name: 'event_details_event',
})
export class EventDetailsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName }) proposal_id!: string;
  @PrimaryColumn('integer', { primaryKeyConstraintName }) seq!: number;
  @Column('bytea') sal!: Buffer;
  /** Canonical JSON. */
  @Column('text') detalhes!: string;
}
