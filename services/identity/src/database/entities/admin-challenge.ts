import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Admin } from './admin.js';

/** D33: a sign-in whose password was right and whose code is still to come. It opens nothing by itself (attack 118). */
@Entity({ name: 'admin_challenges' })
export class AdminChallenge {
  /** SHA-256 of the `tempToken`, which is stored nowhere. */
  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'admin_challenges_pkey' })
  token_hash!: Buffer;

  @Index('admin_challenges_admin_id_idx')
  @Column({ type: 'uuid' })
  admin_id!: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'admin_challenges_admin_id_fkey' })
  admin!: Admin;

  @Column({ type: 'smallint', default: 0 })
  tentativas!: number;

  @Index('admin_challenges_expira_em_idx')
  @Column({ type: 'timestamptz' })
  expira_em!: Date;
}
