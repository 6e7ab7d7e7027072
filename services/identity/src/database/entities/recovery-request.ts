import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A new password that was asked for, until its mail is written. */
@Entity('recovery_requests')
export class RecoveryRequestEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'recovery_requests_pkey' }) id!: string;
  /** As it was typed, brought into one form: nobody has looked yet whether it has an account. */
  @Column('text') email_normalizado!: string;
  @Column('text') ip!: string;
  @Column('integer', { default: 0 }) porta!: number;
  /** As people call the browser that asked. */
  @Column('text', { default: '' }) aparelho!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
}
