/** P23. */
export const COPY = {
  label: 'Navegação principal',
  home: 'Início',
  proposals: 'Propostas',
  create: 'Nova Proposta',
  settings: 'Configurações',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
} as const;
