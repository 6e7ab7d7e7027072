import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's company (D40). `versao` 0 means that nothing was saved yet. */
@Entity('company_settings')
@Check('company_settings_versao', 'versao >= 0')
export class CompanySettingsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'company_settings_pkey' }) user_id!: string;
  @Column('integer', { default: 0 }) versao!: number;
  @Column('text', { default: '' }) nome_empresa!: string;
  @Column('text', { default: '' }) cnpj!: string;
  @Column('text', { default: '' }) endereco!: string;
  @Column('text', { default: '' }) telefone!: string;
  @Column('text', { default: '' }) email_empresa!: string;
  @Column('text', { default: '' }) logo_url!: string;
  @Column('text', { default: '#3B82F6' }) cor_primaria!: string;
  @Column('text', { default: '#8B5CF6' }) cor_secundaria!: string;
  @Column('timestamptz', { default: () => 'agora()' }) atualizado_em!: Date;
}
