import type { ProjectType } from '@acordo/brazil/catalogue';
import type { DevelopmentStatus, Status, Template } from '@acordo/contracts/http/propostas/states';
import type { Recurrence } from '@acordo/contracts/http/propostas/terms';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

const now = () => 'agora()';
const amount = { type: 'numeric', precision: 12, scale: 2 } as const;

/** One proposal. Content columns have the wire's names (D2); rules of life are D14's, of the link D15's. */
@Entity('proposals')
@Check('proposals_status', `status IN ('rascunho', 'enviado', 'aceito', 'rejeitado', 'expirado')`)
@Check(
  'proposals_desenvolvimento',
  `status_desenvolvimento IN ('pendente', 'iniciado', 'em_desenvolvimento', 'finalizado')`,
)
@Check(
  'proposals_tipo_site',
  `tipo_site IN ('landing', 'institutional', 'catalog', 'ecommerce', 'blog', 'custom')`,
)
@Check('proposals_template', `template IN ('modern', 'elegant')`)
@Check('proposals_numeros', 'versao >= 1 AND paginas >= 1 AND chain_len >= 1 AND vistas >= 0')
@Check(
  'proposals_valores',
  `valor_total BETWEEN 0 AND 999999999.99 AND servidor_web_valor BETWEEN 0 AND 999999999.99
   AND servidor_email_valor BETWEEN 0 AND 999999999.99 AND suporte_gestao_valor BETWEEN 0 AND 999999999.99
   AND painel_admin_valor BETWEEN 0 AND 999999999.99`,
)
@Check(
  'proposals_recorrencias',
  `servidor_web_recorrencia IN ('unico', 'mensal', 'anual') AND servidor_email_recorrencia IN ('unico', 'mensal', 'anual')
   AND suporte_gestao_recorrencia IN ('unico', 'mensal', 'anual') AND painel_admin_recorrencia IN ('unico', 'mensal', 'anual')`,
)
@Check('proposals_validade', 'validade_dias BETWEEN 7 AND 180')
@Check(
  'proposals_numero',
  `(numero IS NULL) = (emissao IS NULL) AND numero ~ '^[0-9]{4}-[0-9]{3,}$' AND emissao ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
)
@Check(
  'proposals_enviado_tem_link',
  `status <> 'enviado' OR excluido_em IS NOT NULL OR (link_id IS NOT NULL AND link_expira_em IS NOT NULL)`,
)
@Check('proposals_decidida_tem_decisao', `(status IN ('aceito', 'rejeitado')) = (decisao_id IS NOT NULL)`)
@Index('proposals_do_dono', ['user_id', 'criado_em', 'id'], {
  where: 'excluido_em IS NULL',
})
@Index('proposals_user_id', ['user_id'])
@Index('proposals_numero_unico', ['user_id', 'numero'], { unique: true, where: 'numero IS NOT NULL' })
@Index('proposals_a_apagar', ['id'], {
  where: 'apagar_detalhes OR apagar_versoes OR apagar_registro',
})
export class ProposalEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposals_pkey' }) id!: string;
  @Column('uuid') user_id!: string;
  @Column('text', { default: 'rascunho' }) status!: Status;
  @Column('text', { default: 'pendente' }) status_desenvolvimento!: DevelopmentStatus;
  @Column('integer', { default: 1 }) versao!: number;
  @Column('text') titulo!: string;
  @Column('text') cliente_nome!: string;
  @Column('text') cliente_email!: string;
  @Column('text') cliente_cnpj!: string;
  @Column('text') cliente_cpf!: string;
  @Column('text') cliente_endereco!: string;
  @Column('text') cliente_cep!: string;
  @Column('text') cliente_numero!: string;
  @Column('text') cliente_cidade!: string;
  @Column('text') cliente_dominio!: string;
  @Column('text') logo_cliente_url!: string;
  @Column('text') tipo_site!: ProjectType;
  @Column('integer') paginas!: number;
  @Column('text', { array: true }) funcionalidades!: string[];
  @Column(amount) valor_total!: string;
  @Column(amount) servidor_web_valor!: string;
  @Column('text') servidor_web_detalhes!: string;
  @Column(amount) servidor_email_valor!: string;
  @Column('text') servidor_email_detalhes!: string;
  @Column(amount) suporte_gestao_valor!: string;
  @Column('text') suporte_gestao_detalhes!: string;
  @Column(amount) painel_admin_valor!: string;
  @Column('text') painel_admin_detalhes!: string;
  @Column('text') prazo!: string;
  @Column('text') horas_trabalho!: string;
  @Column('text') condicoes_pagamento!: string;
  @Column('text') descricao!: string;
  @Column('text') cores_primaria!: string;
  @Column('text') cores_secundaria!: string;
  @Column('text') template!: Template;
  /** NULL where the content does not have the field. */
  @Column('boolean', { nullable: true }) servidor_web_incluso!: boolean | null;
  @Column('text', { nullable: true }) servidor_web_recorrencia!: Recurrence | null;
  @Column('boolean', { nullable: true }) servidor_email_incluso!: boolean | null;
  @Column('text', { nullable: true }) servidor_email_recorrencia!: Recurrence | null;
  @Column('boolean', { nullable: true }) suporte_gestao_incluso!: boolean | null;
  @Column('text', { nullable: true }) suporte_gestao_recorrencia!: Recurrence | null;
  @Column('boolean', { nullable: true }) painel_admin_incluso!: boolean | null;
  @Column('text', { nullable: true }) painel_admin_recorrencia!: Recurrence | null;
  @Column('text', { nullable: true }) cliente_telefone!: string | null;
  @Column('integer', { nullable: true }) validade_dias!: number | null;
  /** '2026-014' and '2026-11-30': of the first link (P127). */
  @Column('text', { nullable: true }) numero!: string | null;
  @Column('text', { nullable: true }) emissao!: string | null;
  /** Title and client, folded: the search column. */
  @Column('text') busca!: string;
  /** The valid link. No foreign key: link and proposal refer to each other. */
  @Column('uuid', { nullable: true }) link_id!: string | null;
  @Column('timestamptz', { nullable: true }) link_expira_em!: Date | null;
  /** The decision in force; reopening clears it. */
  @Column('uuid', { nullable: true }) decisao_id!: string | null;
  /** Length and last hash of the history (D19). */
  @Column('integer') chain_len!: number;
  @Column('bytea') chain_head!: Buffer;
  @Column('integer', { default: 0 }) vistas!: number;
  @Column('timestamptz', { nullable: true }) vista_primeira_em!: Date | null;
  @Column('timestamptz', { nullable: true }) vista_ultima_em!: Date | null;
  /** The latest reminder to the client (P119). */
  @Column('timestamptz', { nullable: true }) lembrete_em!: Date | null;
  @Column('timestamptz', { default: now }) criado_em!: Date;
  @Column('timestamptz', { default: now }) atualizado_em!: Date;
  /** Deleted by its owner (D21); the row stays as a tombstone. */
  @Column('timestamptz', { nullable: true }) excluido_em!: Date | null;
  /** Versions and details still wait for the erasure role. */
  @Column('boolean', { default: false }) apagar_detalhes!: boolean;
  /** Only the versions wait: a signed record of a closed account (D37). */
  @Column('boolean', { default: false }) apagar_versoes!: boolean;
  /** The signed record waits: its years are over (D37). */
  @Column('boolean', { default: false }) apagar_registro!: boolean;
}
