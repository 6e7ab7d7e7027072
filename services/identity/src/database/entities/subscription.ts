import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.js';

/** D12: what follows from all events of one subscription; written anew with each of them. */
@Entity({ name: 'subscriptions' })
@Check('subscriptions_plano_check', "plano IN ('mensal', 'anual')")
@Check(
  'subscriptions_estado_check',
  "estado IN ('pendente', 'ativa', 'em_atraso', 'cancelada', 'encerrada', 'reembolsada')",
)
export class Subscription {
  /** The provider's. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'subscriptions_pkey' })
  id!: string;

  @Column({ type: 'text' })
  cliente_id!: string;

  /** Null until the checkout that names the user has been told of. */
  @Index('subscriptions_user_id_idx')
  @Column({ type: 'uuid', nullable: true })
  user_id!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'subscriptions_user_id_fkey' })
  user!: User | null;

  /** Null while no price of ours was named. */
  @Column({ type: 'text', nullable: true })
  plano!: 'mensal' | 'anual' | null;

  @Column({ type: 'text' })
  estado!: string;

  /** End of what was paid for. */
  @Column({ type: 'timestamptz', nullable: true })
  periodo_ate!: Date | null;

  /** Until when it gives its plan; null: no end is known. */
  @Column({ type: 'timestamptz', nullable: true })
  vale_ate!: Date | null;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  atualizado_em!: Date;
}
