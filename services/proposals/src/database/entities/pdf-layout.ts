import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SignatureEntity } from './signature.js';

/** The layout in which an earlier release first rendered a signed PDF that is not stored yet; nothing is added (P111). */
@Entity('pdf_layouts')
@Check('pdf_layouts_layout', `layout IN ('template', 'plain')`)
export class PdfLayoutEntity {
  @ForeignKey(() => SignatureEntity, 'codigo', {
    name: 'pdf_layouts_signature',
    onDelete: 'CASCADE',
    onUpdate: 'CASCADE',
  })
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pdf_layouts_pkey' })
  codigo!: string;
  @Column('text') layout!: 'template' | 'plain';
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
}
