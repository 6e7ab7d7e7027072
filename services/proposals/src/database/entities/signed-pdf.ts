import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SignatureEntity } from './signature.js';

/** The PDF of a signature as it was first rendered (P110), with the SHA-256 of its bytes. */
@Entity('signed_pdfs')
@Check('signed_pdfs_hash', 'hash = sha256(conteudo)')
export class SignedPdfEntity {
  @ForeignKey(() => SignatureEntity, { name: 'signed_pdfs_signature' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signed_pdfs_pkey' })
  decision_id!: string;
  @Column('bytea') hash!: Buffer;
  @Column('bytea') conteudo!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
}
