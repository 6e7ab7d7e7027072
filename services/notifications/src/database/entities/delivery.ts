import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What became of one message. The key is the row of the source's outbox: a message is delivered once (D30). */
@Entity({ name: 'deliveries', schema: 'notifications' })
@Check('deliveries_outcome', `outcome IN ('sending', 'sent', 'dead', 'skipped', 'reopening')`)
@Index('deliveries_failed_idx', { synchronize: false })
export class Delivery {
  @PrimaryColumn('uuid', { name: 'outbox_id', primaryKeyConstraintName: 'deliveries_pkey' })
  outboxId!: string;

  @Column('text')
  source!: string;

  @Column('text')
  kind!: string;

  /** 'm***@exemplo.com.br': enough to answer a question, too little to be an address book (D35). */
  @Column('text', { name: 'recipient_masked' })
  recipientMasked!: string;

  @Column('text', { name: 'message_id' })
  messageId!: string;

  /** 'sending' from just before the mail server is called; then 'sent', 'dead' or 'skipped'. A dead one may be reopened. */
  @Column('text')
  outcome!: string;

  /** Why a dead one is dead, or a skipped one was left; addresses are taken out. */
  @Column('text', { default: '' })
  reason!: string;

  /** Why it did not get to whom it was for, as their owner is told it (contracts); null where it did, or nobody is. */
  @Column('text', { nullable: true })
  undelivered!: string | null;

  /** How often the mail server was called. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { default: () => 'agora()' })
  em!: Date;

  /** When the source took the outcome; null while it has not. */
  @Column('timestamptz', { name: 'settled_em', nullable: true })
  settledEm!: Date | null;
}
