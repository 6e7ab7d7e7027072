import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-in's `state` that has come back: it does so once (attack 107). Rows are older than 10 minutes at most a while. */
@Entity('used_sign_ins')
export class UsedSignInEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'used_sign_ins_pkey' }) state_hash!: Buffer;
  @Index('used_sign_ins_usado_em_idx')
  @Column('timestamptz', { default: () => 'agora()' })
  usado_em!: Date;
}
