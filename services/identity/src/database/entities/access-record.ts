import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who used the service when and from where (D35); the kit's access records work on it. No foreign key: a record outlives its account. */
@Entity({ name: 'access_records' })
@Check('access_records_de_quem', 'user_id IS NOT NULL OR link IS NOT NULL')
@Index('access_records_em', ['em'])
export class AccessRecord {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'access_records_pkey',
  })
  id!: string;
  @Column('timestamptz') em!: Date;
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('text', { nullable: true }) link!: string | null;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
  @Column('text') metodo!: string;
  @Column('text') rota!: string;
  @Column('smallint') status!: number;
}
