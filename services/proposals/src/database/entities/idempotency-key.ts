import type { ErrorCode } from '@acordo/contracts/errors';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A call with its result (D49), for 24 hours. */
@Entity('idempotency_keys')
@Index('idempotency_keys_criado_em', ['criado_em'])
export class IdempotencyKeyEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'idempotency_keys_pkey' }) chave!: Buffer;
  @Column('bytea') corpo_hash!: Buffer;
  /** What the call made, if it made something. */
  @Column('uuid', { nullable: true }) proposal_id!: string | null;
  /** Code of the refusal, if it was one. */
  @Column('text', { nullable: true }) recusa!: ErrorCode | null;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
}
