import type { User as UserResponse } from '@acordo/contracts/http/auth/user';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity('users')
@Unique('users_email_normalizado_key', ['email_normalizado'])
@Check('users_provider_check', "provider IN ('email', 'google')")
@Check('users_plano_check', "plano IN ('gratuito', 'mensal', 'anual')")
@Check('users_fechada_check', '(fechada_em IS NULL) = (apagar_em IS NULL)')
@Index('users_criado_em_id_idx', ['criado_em', 'id'])
@Index('users_a_apagar', ['apagada_fora_em'], { where: 'apagada_fora_em IS NOT NULL' })
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'users_pkey' }) id!: string;
  @Column('text') nome!: string;
  /** As typed; `email_normalizado` is what is compared (D9). */
  @Column('text') email!: string;
  @Column('text') email_normalizado!: string;
  /** Null for those who only ever came through Google (D11). */
  @Column('text', { nullable: true }) senha_hash!: string | null;
  @Column('timestamptz', { nullable: true }) email_confirmado_em!: Date | null;
  /** Since when the mail server has refused the address, and accepted nothing. */
  @Column('timestamptz', { nullable: true }) email_recusado_em!: Date | null;
  /**
   * D11: since when the password is proven to belong to the mailbox's owner: set by the recovery email's link, or used in the
   * session that confirmed the address. Null: a stranger who registered the address may have set it.
   */
  @Column('timestamptz', { nullable: true }) senha_provada_em!: Date | null;
  @Column('text', { default: 'email' }) provider!: UserResponse['provider'];
  @Column('text', { default: 'gratuito' }) plano!: UserResponse['plano'];
  /** D12: the plan's end by the clock; `PLAN_NOW` reads both. Null: none is known. */
  @Column('timestamptz', { nullable: true }) plano_ate!: Date | null;
  @Column('boolean', { default: false }) unlimited_proposals!: boolean;
  @Column('boolean', { default: false }) is_admin!: boolean;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { nullable: true }) ultimo_login!: Date | null;
  /** D37: closed by its owner. Nobody can sign in to it; it is erased from `apagar_em` on, after all else is. */
  @Column('timestamptz', { nullable: true }) fechada_em!: Date | null;
  @Column('timestamptz', { nullable: true }) apagar_em!: Date | null;
  /** D37: when all else of it was erased; then it only waits for a provider that still charges. */
  @Column('timestamptz', { nullable: true }) apagada_fora_em!: Date | null;
  /** Name and email as search compares them; a trigger writes it. */
  @Column('text', { default: '' }) busca!: string;
}
