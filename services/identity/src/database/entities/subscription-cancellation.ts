import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ClosedAccountEntity } from './closed-account.js';

/** D37: a closed account's subscription that the payment provider must cancel; kept until the provider confirms it. */
@Entity('subscription_cancellations')
@Index('subscription_cancellations_a_fazer', ['proxima_em'], { where: 'concluida_em IS NULL' })
export class SubscriptionCancellationEntity {
  /** The subscription's, at the provider. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'subscription_cancellations_pkey' }) id!: string;
  @Column('text') cliente_id!: string;
  @ForeignKey(() => ClosedAccountEntity, { name: 'subscription_cancellations_user_id_fkey' })
  @Index('subscription_cancellations_user_id_idx')
  @Column('uuid')
  user_id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) pedida_em!: Date;
  @Column('integer', { default: 0 }) tentativas!: number;
  /** Until then the last attempt may be running, or the pause lasts. */
  @Column('timestamptz', { default: () => 'agora()' }) proxima_em!: Date;
  /** Why the last attempt failed, in a word of ours: the provider's messages may contain keys. */
  @Column('text', { nullable: true }) falha!: CancellationFailure | null;
  /** When the provider confirmed that it has ended. */
  @Column('timestamptz', { nullable: true }) concluida_em!: Date | null;
}
