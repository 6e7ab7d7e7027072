import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An archive of a user's own data, or the job that makes it (D37). */
@Entity('exports')
@Check('exports_situacao', `situacao IN ('preparando', 'pronto', 'falhou')`)
@Check('exports_pronto', `(situacao = 'pronto') = (pronto_em IS NOT NULL)`)
@Index('exports_um_por_vez', ['user_id'], { unique: true, where: "situacao = 'preparando'" })
@Index('exports_do_dono', ['user_id', 'criado_em'])
export class ExportEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'exports_pkey' }) id!: string;
  @Column('uuid') user_id!: string;
  @Column('text', { default: 'preparando' }) situacao!: 'preparando' | 'pronto' | 'falhou';
  @Column('bigint', { default: 0 }) bytes!: string;
  @Column('integer', { default: 0 }) pedacos!: number;
  /** Also identifies the attempt that may write: an older one finds it changed. */
  @Column('integer', { default: 0 }) tentativas!: number;
  /** When the next attempt may begin; a running one moves this forward. */
  @Column('timestamptz', { default: () => 'agora()' }) tentar_em!: Date;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { nullable: true }) pronto_em!: Date | null;
}
