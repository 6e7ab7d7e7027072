import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { ProposalEntity } from './proposal.js';

/** A public link (D15). Closed ones keep only their hash, so that their token is never valid again. */
@Entity('proposal_links')
@Unique('proposal_links_token_hash_key', ['token_hash'])
@Check('proposal_links_motivo', `motivo IN ('revogado', 'substituido', 'excluido')`)
@Check(
  'proposal_links_encerrado',
  '(encerrado_em IS NULL) = (motivo IS NULL) AND (encerrado_em IS NULL) = (token_cifrado IS NOT NULL)',
)
@Index('proposal_links_vivo', ['proposal_id'], {
  unique: true,
  where: 'encerrado_em IS NULL',
})
@Index('proposal_links_proposal_id', ['proposal_id'])
@Index('proposal_links_a_lembrar', ['expira_em'], {
  where: 'encerrado_em IS NULL AND lembrado_em IS NULL AND acabou_em IS NULL',
})
@Index('proposal_links_a_lembrar_cliente', ['expira_em'], {
  where: 'lembrar_cliente AND cliente_lembrado_em IS NULL AND encerrado_em IS NULL AND acabou_em IS NULL',
})
@Index('proposal_links_a_acabar', ['expira_em'], { where: 'encerrado_em IS NULL AND acabou_em IS NULL' })
export class ProposalLinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposal_links_pkey' }) id!: string;
  @ForeignKey(() => ProposalEntity, { name: 'proposal_links_proposal' })
  @Column('uuid')
  proposal_id!: string;
  @Column('bytea') token_hash!: Buffer;
  /** AES-256-GCM with the key named by `chave_id`; erased when the link is closed. */
  @Column('bytea', { nullable: true }) token_cifrado!: Buffer | null;
  @Column('text') chave_id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz') expira_em!: Date;
  @Column('timestamptz', { nullable: true }) encerrado_em!: Date | null;
  @Column('text', { nullable: true }) motivo!: 'revogado' | 'substituido' | 'excluido' | null;
  /** The document hash shown first, and whether another one was shown later (D17). */
  @Column('bytea', { nullable: true }) hash_mostrado!: Buffer | null;
  @Column('boolean', { default: false }) varios_hashes!: boolean;
  /** When its owner was reminded of the end, or it was decided that no reminder is needed (D29). */
  @Column('timestamptz', { nullable: true }) lembrado_em!: Date | null;
  /** When scheduled work handled its end (D14). */
  @Column('timestamptz', { nullable: true }) acabou_em!: Date | null;
  /** First view through this link, and how many view events it has on its last day of views (D20). */
  @Column('timestamptz', { nullable: true }) vista_em!: Date | null;
  @Column('date', { nullable: true }) vistas_dia!: string | null;
  @Column('integer', { default: 0 }) vistas_do_dia!: number;
  /** When its client last asked for a new one after its end (P118). */
  @Column('timestamptz', { nullable: true }) novo_link_pedido_em!: Date | null;
  /** Whether the client is reminded before its end, and when that was done, or was found not to be needed (P121). */
  @Column('boolean', { default: false }) lembrar_cliente!: boolean;
  @Column('timestamptz', { nullable: true }) cliente_lembrado_em!: Date | null;
}
