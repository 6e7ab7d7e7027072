import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'number_counters_pkey';

/** The last number that an owner's proposals got in one São Paulo year (P127). */
@Entity('number_counters')
@Check('number_counters_formas', `ano ~ '^[0-9]{4}$' AND ultimo >= 1`)
export class NumberCounterEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName }) user_id!: string;
  /** 'YYYY'. */
  @PrimaryColumn('text', { primaryKeyConstraintName }) ano!: string;
  @Column('integer') ultimo!: number;
}
