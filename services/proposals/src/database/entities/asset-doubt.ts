import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image that an erased row named; perhaps nobody else does (D37). */
@Entity('asset_doubts')
export class AssetDoubtEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'asset_doubts_pkey' }) hash!: Buffer;
  /** When it was looked for and not found anywhere. */
  @Column('timestamptz', { nullable: true }) sem_uso_em!: Date | null;
}
