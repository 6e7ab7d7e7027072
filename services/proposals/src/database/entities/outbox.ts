import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message to the world (D30); the kit's relay works on it. */
@Entity('outbox')
@Check('outbox_status', `status IN ('pending', 'queued', 'sent', 'dead')`)
@Index('outbox_pendente', { synchronize: false })
@Index('outbox_enfileirado', { synchronize: false })
@Index('outbox_resolvido', { synchronize: false })
export class OutboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' }) id!: string;
  @Column('text') kind!: string;
  @Column('smallint') v!: number;
  @Column('jsonb', { nullable: true }) model!: unknown;
  @Column('text', { default: 'pending' }) status!: 'pending' | 'queued' | 'sent' | 'dead';
  @Column('text', { default: '' }) reason!: string;
  @Column('integer', { default: 0 }) tentativas!: number;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { nullable: true }) enfileirado_em!: Date | null;
  @Column('timestamptz', { nullable: true }) resolvido_em!: Date | null;
}
