import type { ActivityGroup } from '@acordo/contracts/http/auth/activity-kinds';

const GROUPS: Readonly<Record<ActivityGroup, string>> = {
  entradas: 'Entradas e saídas',
  tentativas: 'Tentativas recusadas',
  mudancas: 'Senha e conta',
};

/** Texts of "Atividade da conta" on /conta (D35). */
export const ACTIVITY = {
  title: 'Atividade da conta',
  text: 'Entradas, tentativas recusadas e mudanças de acesso dos últimos 6 meses. Não reconhece algo? Troque a senha e encerre as outras sessões.',
  filter: 'Mostrar na atividade',
  everything: 'Tudo',
  groups: GROUPS,
  loading: 'Carregando a atividade da conta...',
  failed: 'Não foi possível carregar a atividade da conta.',
  again: 'Tentar novamente',
  empty: 'Nada aconteceu com sua conta nos últimos 6 meses.',
  emptyGroup: 'Nada deste tipo nos últimos 6 meses.',
  more: 'Carregar mais',
  moreOf: 'Carregar mais: Atividade da conta',
  loadingMore: 'Carregando...',
  moreFailed: 'Não foi possível carregar mais.',
} as const;
