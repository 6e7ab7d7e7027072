import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-in's used `state`: it is accepted once (attack 107). Rows are deleted soon after 10 minutes. */
@Entity('used_sign_ins')
export class UsedSignInEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'used_sign_ins_pkey' }) state_hash!: Buffer;
  @Index('used_sign_ins_usado_em_idx')
  @Column('timestamptz', { default: () => 'agora()' })
  usado_em!: Date;
}
