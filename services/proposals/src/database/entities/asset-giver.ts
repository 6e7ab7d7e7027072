import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AssetEntity } from './asset.js';

const primaryKeyConstraintName = 'asset_givers_pkey';

/** Who uploaded an image; its bytes count for each of them (docs/decisions/0029). */
@Entity('asset_givers')
@Index('asset_givers_hash', ['hash'])
export class AssetGiverEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName }) user_id!: string;
  @ForeignKey(() => AssetEntity, { name: 'asset_givers_asset', onDelete: 'CASCADE' })
  @PrimaryColumn('bytea', { primaryKeyConstraintName })
  hash!: Buffer;
  @Column('integer') bytes!: number;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
}
