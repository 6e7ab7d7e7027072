import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An image of ours under the SHA-256 of its bytes (D24). */
@Entity('assets')
@Check('assets_hash', 'see the migration')
@Check('assets_tipo', 'see the migration')
export class AssetEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'assets_pkey' }) hash!: Buffer;
  @Column('text') tipo!: string;
  @Column('bytea') conteudo!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  /** When somebody was last about to name it. */
  @Column('timestamptz', { default: () => 'agora()' }) usado_em!: Date;
}
