import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { ProposalEntity } from './proposal.js';
import { ProposalLinkEntity } from './proposal-link.js';

/** The client's decision through one link (D18): one per link, one signature per proposal. */
@Entity('decisions')
@Unique('decisions_link_id_key', ['link_id'])
@Check('decisions_tipo', `tipo IN ('assinatura', 'recusa')`)
@Index('decisions_uma_assinatura', ['proposal_id'], { unique: true, where: "tipo = 'assinatura'" })
@Index('decisions_recusas', ['proposal_id'], { where: "tipo = 'recusa'" })
export class DecisionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'decisions_pkey' }) id!: string;
  @ForeignKey(() => ProposalEntity, { name: 'decisions_proposal' })
  @Column('uuid')
  proposal_id!: string;
  @ForeignKey(() => ProposalLinkEntity, { name: 'decisions_link' })
  @Column('uuid')
  link_id!: string;
  @Column('text') tipo!: 'assinatura' | 'recusa';
  /** Its event, with the details. */
  @Column('integer') evento_seq!: number;
  @Column('timestamptz') em!: Date;
}
