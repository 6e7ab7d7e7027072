import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The facts of a payment provider's event, without personal data (D12). */
@Entity('billing_events')
export class BillingEventEntity {
  /** The provider's: an event counts once. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'billing_events_pkey' }) id!: string;
  /** The provider's id of the customer. */
  @Index('billing_events_cliente_id_idx')
  @Column('text')
  cliente_id!: string;
  /** The provider's instant, in whole seconds. */
  @Column('timestamptz') ocorrido_em!: Date;
  @Column('jsonb') fato!: unknown;
  @Column('timestamptz', { default: () => 'agora()' }) recebido_em!: Date;
}
