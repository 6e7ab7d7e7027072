import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The table of access records in a service's schema (D35). No foreign key: a record outlives its account. */
@Entity('access_records')
@Check('access_records_de_quem', 'user_id IS NOT NULL OR link IS NOT NULL')
@Index('access_records_em', ['em'])
export class AccessRecordEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'access_records_pkey',
  })
  id!: string;
  @Column('timestamptz') em!: Date;
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** Beginning of the link's hash, as in `proposal_links.token_hash`. */
  @Column('text', { nullable: true }) link!: string | null;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
  @Column('text') metodo!: string;
  @Column('text') rota!: string;
  @Column('smallint') status!: number;
}
