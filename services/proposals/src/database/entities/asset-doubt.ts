import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image that perhaps no row names: nobody has saved it yet, or a row that did is gone (D24, D37). */
@Entity('asset_doubts')
export class AssetDoubtEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'asset_doubts_pkey' }) hash!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) desde!: Date;
  /** When it was looked for and not found anywhere. */
  @Column('timestamptz', { nullable: true }) sem_uso_em!: Date | null;
}
