import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Admin } from './admin.js';

/** D33: an administrator's seed, encrypted for this administrator. Off until `ligado_em`. */
@Entity({ name: 'admin_second_factors' })
export class AdminSecondFactor {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'admin_second_factors_pkey' })
  admin_id!: string;

  @OneToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'admin_second_factors_admin_id_fkey' })
  admin!: Admin;

  @Column({ type: 'bytea' })
  semente_cifrada!: Buffer;

  @Column({ type: 'text' })
  chave_id!: string;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  criado_em!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  ligado_em!: Date | null;

  /** The newest 30 s step whose code was taken: each is taken once. */
  @Column({ type: 'bigint', default: 0 })
  ultimo_passo!: string;
}
