import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AdminEntity } from './admin.js';

/** D33: an administrator's seed, encrypted for this administrator. Off until `ligado_em`. */
@Entity('admin_second_factors')
export class AdminSecondFactorEntity {
  @ForeignKey(() => AdminEntity, { name: 'admin_second_factors_admin_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'admin_second_factors_pkey' })
  admin_id!: string;
  @Column('bytea') semente_cifrada!: Buffer;
  @Column('text') chave_id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { nullable: true }) ligado_em!: Date | null;
  /** The newest 30 s step whose code was used: each is accepted once. */
  @Column('bigint', { default: 0 }) ultimo_passo!: string;
}
