import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** D30: a message that was decided together with the change it tells of; the kit's relay carries it. Its partial indexes are the migration's. */
@Entity({ name: 'outbox' })
@Check('outbox_status_check', "status IN ('pending', 'queued', 'sent', 'dead')")
@Index('outbox_pending_idx', { synchronize: false })
@Index('outbox_queued_idx', { synchronize: false })
@Index('outbox_sent_idx', { synchronize: false })
export class OutboxMessage {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'outbox_pkey' })
  id!: string;

  @Column({ type: 'text' })
  kind!: string;

  @Column({ type: 'smallint' })
  v!: number;

  @Column({ type: 'jsonb', nullable: true })
  model!: unknown;

  @Column({ type: 'text', default: 'pending' })
  status!: string;

  @Column({ type: 'text', default: '' })
  reason!: string;

  @Column({ type: 'integer', default: 0 })
  tentativas!: number;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  criado_em!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  enfileirado_em!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  resolvido_em!: Date | null;
}
