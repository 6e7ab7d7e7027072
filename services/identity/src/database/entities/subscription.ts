import type { SUBSCRIPTION_STATES } from '@acordo/contracts/http/billing/plans';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.js';

type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number] | 'pendente' | 'encerrada' | 'reembolsada';

/** D12: the state computed from all events of one subscription; rewritten with each of them. */
@Entity('subscriptions')
@Check('subscriptions_plano_check', "plano IN ('mensal', 'anual')")
@Check(
  'subscriptions_estado_check',
  "estado IN ('pendente', 'ativa', 'em_atraso', 'cancelada', 'encerrada', 'reembolsada')",
)
export class SubscriptionEntity {
  /** The provider's. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'subscriptions_pkey' }) id!: string;
  @Column('text') cliente_id!: string;
  /** Null until the event of the checkout that names the user. */
  @ForeignKey(() => UserEntity, { name: 'subscriptions_user_id_fkey', onDelete: 'CASCADE' })
  @Index('subscriptions_user_id_idx')
  @Column('uuid', { nullable: true })
  user_id!: string | null;
  /** Null while no event had a price of ours. */
  @Column('text', { nullable: true }) plano!: 'mensal' | 'anual' | null;
  @Column('text') estado!: SubscriptionState;
  /** End of what was paid for. */
  @Column('timestamptz', { nullable: true }) periodo_ate!: Date | null;
  /** Until when it gives its plan; null: no end is known. */
  @Column('timestamptz', { nullable: true }) vale_ate!: Date | null;
  @Column('timestamptz', { default: () => 'agora()' }) atualizado_em!: Date;
}
