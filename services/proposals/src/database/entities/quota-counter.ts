import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'quota_counters_pkey';

/** Proposals that a user created in one São Paulo month (D13); deleting gives nothing back. */
@Entity('quota_counters')
@Check('quota_counters_formas', `mes ~ '^[0-9]{4}-[0-9]{2}$' AND total >= 1`)
export class QuotaCounterEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName }) user_id!: string;
  /** 'YYYY-MM'. */
  @PrimaryColumn('text', { primaryKeyConstraintName }) mes!: string;
  @Column('integer') total!: number;
}
