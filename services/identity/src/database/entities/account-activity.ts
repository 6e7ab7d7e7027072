import type { ActivityKind, ActivityMethod } from '@acordo/contracts/http/auth/activity-kinds';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * What happened to an account of a user or an administrator (D35). Repetitions from one address in one window of
 * time are one row with a counter. No foreign key: rows of a removed administrator stay; those of an erased user are deleted (D37).
 */
@Entity('account_activity')
@Unique('account_activity_mesma_key', ['conta_id', 'tipo', 'chave', 'janela'])
@Check('account_activity_conta_tipo_check', "conta_tipo IN ('usuario', 'administrador')")
@Index('account_activity_conta_em_idx', ['conta_id', 'em', 'id'])
@Index('account_activity_em_id_idx', ['em', 'id'])
export class AccountActivityEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_activity_pkey' }) id!: string;
  @Column('text') conta_tipo!: 'usuario' | 'administrador';
  @Column('uuid') conta_id!: string;
  @Column('text') tipo!: ActivityKind;
  /** The key of repetitions within one `janela`. */
  @Column('text') chave!: string;
  @Column('timestamptz') janela!: Date;
  @Column('text', { nullable: true }) metodo!: ActivityMethod | null;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
  @Column('text') aparelho!: string;
  @Column('timestamptz') em!: Date;
  @Column('timestamptz') desde!: Date;
  @Column('integer') vezes!: number;
  /** Emails about a new device. */
  @Column('integer') avisos!: number;
}
