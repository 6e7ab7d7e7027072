/**
 * What happens to an account and is kept for six months as an access record (D35), in the groups shown to people:
 * sign-ins and sign-outs, refusals, and changes.
 */
export const ACTIVITY_GROUPS = {
  entradas: ['entrada', 'saida', 'sessao-encerrada', 'codigo-pedido'],
  tentativas: [
    'entrada-recusada',
    'limite-entrada',
    'limite-recuperacao',
    'senha-atual-recusada',
    'codigo-recusado',
    'limite-codigo',
  ],
  mudancas: [
    'conta-criada',
    'google-vinculado',
    'google-desvinculado',
    'senha-alterada',
    'recuperacao-pedida',
    'recuperacao-concluida',
  ],
} as const;
export type ActivityGroup = keyof typeof ACTIVITY_GROUPS;
export type ActivityKind = (typeof ACTIVITY_GROUPS)[ActivityGroup][number];

export const ACTIVITY_GROUP_NAMES = Object.keys(ACTIVITY_GROUPS) as ActivityGroup[];
export const ACTIVITY_KINDS = ACTIVITY_GROUP_NAMES.flatMap(
  (group): readonly ActivityKind[] => ACTIVITY_GROUPS[group],
);

export const groupOf = (kind: ActivityKind): ActivityGroup =>
  ACTIVITY_GROUP_NAMES.find((group) => (ACTIVITY_GROUPS[group] as readonly ActivityKind[]).includes(kind)) ??
  'mudancas';

/** The way of authentication; null where the event has none. */
export const ACTIVITY_METHODS = ['senha', 'google', 'codigo'] as const;
export type ActivityMethod = (typeof ACTIVITY_METHODS)[number];
