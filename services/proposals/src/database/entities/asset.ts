import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An image of ours under the SHA-256 of its bytes (D24). */
@Entity('assets')
@Check('assets_hash', 'hash = sha256(conteudo)')
@Check('assets_tipo', `tipo IN ('png', 'jpeg')`)
export class AssetEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'assets_pkey' }) hash!: Buffer;
  @Column('text') tipo!: 'png' | 'jpeg';
  @Column('bytea') conteudo!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  /** When code was last about to name it in a row. */
  @Column('timestamptz', { default: () => 'agora()' }) usado_em!: Date;
}
