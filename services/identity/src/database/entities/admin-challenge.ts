import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AdminEntity } from './admin.js';

/** D33: a sign-in with the right password that waits for a code. It gives no access by itself (attack 118). */
@Entity('admin_challenges')
export class AdminChallengeEntity {
  /** SHA-256 of the `tempToken`, which is stored nowhere. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'admin_challenges_pkey' }) token_hash!: Buffer;
  @ForeignKey(() => AdminEntity, { name: 'admin_challenges_admin_id_fkey', onDelete: 'CASCADE' })
  @Index('admin_challenges_admin_id_idx')
  @Column('uuid')
  admin_id!: string;
  @Column('smallint', { default: 0 }) tentativas!: number;
  @Index('admin_challenges_expira_em_idx')
  @Column('timestamptz')
  expira_em!: Date;
}
