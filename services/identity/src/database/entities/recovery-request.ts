import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for a new password, until its email is written. */
@Entity('recovery_requests')
export class RecoveryRequestEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_requests_pkey' }) id!: string;
  /** The typed address, normalised; it may have no account. */
  @Column('text') email_normalizado!: string;
  @Column('text') ip!: string;
  @Column('integer', { default: 0 }) porta!: number;
  /** The short name of the requesting browser. */
  @Column('text', { default: '' }) aparelho!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
}
