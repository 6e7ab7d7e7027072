import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ClosedAccount } from './closed-account.js';

/** D37: a closed account's subscription that the payment provider must cancel; kept until the provider says that it did. */
@Entity({ name: 'subscription_cancellations' })
@Index('subscription_cancellations_a_fazer', { synchronize: false })
export class SubscriptionCancellation {
  /** The subscription's, at the provider. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'subscription_cancellations_pkey' })
  id!: string;

  @Column({ type: 'text' })
  cliente_id!: string;

  @Index('subscription_cancellations_user_id_idx')
  @Column({ type: 'uuid' })
  user_id!: string;

  @ManyToOne(() => ClosedAccount)
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'subscription_cancellations_user_id_fkey' })
  account!: ClosedAccount;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  pedida_em!: Date;

  @Column({ type: 'integer', default: 0 })
  tentativas!: number;

  /** Until then the last try may be under way, or the provider is left alone. */
  @Column({ type: 'timestamptz', default: () => 'agora()' })
  proxima_em!: Date;

  /** Why the last try failed, by a word of ours: what the provider says may name keys. */
  @Column({ type: 'text', nullable: true })
  falha!: string | null;

  /** When the provider said that it has ended. */
  @Column({ type: 'timestamptz', nullable: true })
  concluida_em!: Date | null;
}
