import type { EmailJob } from '@acordo/contracts/internal/jobs';
import type { Undelivered } from '@acordo/contracts/undelivered';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The delivery of one message. The key is the row of the source's outbox: a message is delivered once (D30). */
@Entity('deliveries')
@Check('deliveries_outcome', `outcome IN ('sending', 'sent', 'dead', 'skipped', 'reopening')`)
@Index('deliveries_failed_idx', ['em', 'outbox_id'], { where: `outcome IN ('dead', 'reopening')` })
export class DeliveryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deliveries_pkey' }) outbox_id!: string;
  @Column('text') source!: EmailJob['source'];
  @Column('text') kind!: string;
  /** 'm***@exemplo.com.br': enough to recognise it, not a list of addresses (D35). */
  @Column('text') recipient_masked!: string;
  @Column('text') message_id!: string;
  /** 'sending' from just before the mail server is called; then 'sent', 'dead' or 'skipped'. A dead one may be reopened. */
  @Column('text') outcome!: 'sending' | 'sent' | 'dead' | 'skipped' | 'reopening';
  /** Why it is dead or was skipped; addresses are removed. */
  @Column('text', { default: '' }) reason!: string;
  /** Why it did not reach its recipient, as shown to the owner (contracts); null if it did, or there is no such owner. */
  @Column('text', { nullable: true }) undelivered!: Undelivered | null;
  /** How often the mail server was called. */
  @Column('integer', { default: 0 }) tries!: number;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
  /** When the source was notified of the outcome; null before. */
  @Column('timestamptz', { nullable: true }) settled_em!: Date | null;
}
