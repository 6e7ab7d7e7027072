import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProposalEntity } from './proposal.js';

const primaryKeyConstraintName = 'proposal_events_pkey';

/** One link of a proposal's hash chain (D19). Only ever added. */
@Entity('proposal_events')
@Check('proposal_events_tipo', 'see the migration')
@Check('proposal_events_formas', 'see the migration')
@Index('proposal_events_assinadas', { synchronize: false })
export class ProposalEventEntity {
  @ForeignKey(() => ProposalEntity, { name: 'proposal_events_proposal' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName })
  proposal_id!: string;
  @PrimaryColumn('integer', { primaryKeyConstraintName }) seq!: number;
  @Column('text') tipo!: string;
  @Column('timestamptz') em!: Date;
  @Column('bytea') hash_anterior!: Buffer;
  @Column('bytea') hash_detalhes!: Buffer;
  @Column('bytea') hash!: Buffer;
}
