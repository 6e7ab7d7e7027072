import type { EmailJob } from '@acordo/contracts/internal/jobs';
import type { Undelivered } from '@acordo/contracts/undelivered';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What became of one message. The key is the row of the source's outbox: a message is delivered once (D30). */
@Entity('deliveries')
@Check('deliveries_outcome', `outcome IN ('sending', 'sent', 'dead', 'skipped', 'reopening')`)
@Index('deliveries_failed_idx', ['em', 'outbox_id'], { where: `outcome IN ('dead', 'reopening')` })
export class DeliveryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deliveries_pkey' }) outbox_id!: string;
  @Column('text') source!: EmailJob['source'];
  @Column('text') kind!: string;
  /** 'm***@exemplo.com.br': enough to answer a question, too little to be an address book (D35). */
  @Column('text') recipient_masked!: string;
  @Column('text') message_id!: string;
  /** 'sending' from just before the mail server is called; then 'sent', 'dead' or 'skipped'. A dead one may be reopened. */
  @Column('text') outcome!: 'sending' | 'sent' | 'dead' | 'skipped' | 'reopening';
  /** Why a dead one is dead, or a skipped one was left; addresses are taken out. */
  @Column('text', { default: '' }) reason!: string;
  /** Why it did not get to whom it was for, as their owner is told it (contracts); null where it did, or nobody is. */
  @Column('text', { nullable: true }) undelivered!: Undelivered | null;
  /** How often the mail server was called. */
  @Column('integer', { default: 0 }) tries!: number;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
  /** When the source took the outcome; null while it has not. */
  @Column('timestamptz', { nullable: true }) settled_em!: Date | null;
}
