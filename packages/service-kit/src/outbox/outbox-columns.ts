import { Column, PrimaryColumn } from 'typeorm';

/**
 * The table `outbox` of a service's schema (D30): a message written together with the change that it is about. The service's
 * entity extends this, since checks and indexes are named differently in each schema.
 */
export abstract class OutboxColumns {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' }) id!: string;
  @Column('text') kind!: string;
  @Column('smallint') v!: number;
  /** What the consumer gets; null once it is no longer needed. */
  @Column('jsonb', { nullable: true }) model!: unknown;
  @Column('text', { default: 'pending' }) status!: 'pending' | 'queued' | 'sent' | 'dead';
  @Column('text', { default: '' }) reason!: string;
  @Column('integer', { default: 0 }) tentativas!: number;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { nullable: true }) enfileirado_em!: Date | null;
  @Column('timestamptz', { nullable: true }) resolvido_em!: Date | null;
}
