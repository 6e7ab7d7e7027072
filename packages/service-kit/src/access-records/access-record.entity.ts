import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Who used the application when and from where (Marco Civil da Internet, Lei 12.965/2014, art. 15; D35). No content. The table
 * is in each service's schema. No foreign key: a record is kept longer than its account.
 */
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
  /** Beginning of the SHA-256 (hex) of the link's token: enough to find the link, not enough to open it. */
  @Column('text', { nullable: true }) link!: string | null;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
  @Column('text') metodo!: string;
  /** The template: without ids and tokens. */
  @Column('text') rota!: string;
  @Column('smallint') status!: number;
}

export type AccessRecord = Omit<AccessRecordEntity, 'id'>;
