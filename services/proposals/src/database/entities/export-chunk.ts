import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ExportEntity } from './export.js';

const primaryKeyConstraintName = 'export_chunks_pkey';

/** A piece of an archive. */
@Entity('export_chunks')
@Check('export_chunks_tamanho', 'octet_length(conteudo) <= 1048576')
export class ExportChunkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName }) export_id!: string;
  @ManyToOne(() => ExportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'export_id', foreignKeyConstraintName: 'export_chunks_export' })
  archive!: ExportEntity;
  @PrimaryColumn('integer', { primaryKeyConstraintName }) seq!: number;
  @Column('bytea') conteudo!: Buffer;
}
