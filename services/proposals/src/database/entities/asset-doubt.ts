import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image that perhaps no row names: not saved yet, or a row that named it is deleted (D24, D37). */
@Entity('asset_doubts')
export class AssetDoubtEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'asset_doubts_pkey' }) hash!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) desde!: Date;
  /** When it was found in no row. */
  @Column('timestamptz', { nullable: true }) sem_uso_em!: Date | null;
}
