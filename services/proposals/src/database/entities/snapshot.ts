import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What was signed: the canonical bytes themselves, under their SHA-256 (D18). */
@Entity('snapshots')
@Check('snapshots_hash', 'hash = sha256(conteudo)')
export class SnapshotEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'snapshots_pkey' }) hash!: Buffer;
  @Column('bytea') conteudo!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
}
