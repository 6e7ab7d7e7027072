import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ProposalEntity } from './proposal.js';

const primaryKeyConstraintName = 'proposal_versions_pkey';

/** The content of one version: canonical JSON (RFC 8785), as bytes. */
@Entity('proposal_versions')
export class ProposalVersionEntity {
  @ForeignKey(() => ProposalEntity, { name: 'proposal_versions_proposal' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName })
  proposal_id!: string;
  @PrimaryColumn('integer', { primaryKeyConstraintName }) versao!: number;
  @Column('bytea') conteudo!: Buffer;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  /** Somebody besides its owner may have it: a client, a link, a PDF, an archive (docs/decisions/0029). */
  @Column('boolean', { default: true }) vista!: boolean;
}
