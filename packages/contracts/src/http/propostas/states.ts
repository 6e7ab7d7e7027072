/** D14: the stored states of a proposal, and its development states (P21). */
export const STATUSES = ['rascunho', 'enviado', 'aceito', 'rejeitado', 'expirado'] as const;
export type Status = (typeof STATUSES)[number];

export const DEVELOPMENT_STATUSES = ['pendente', 'iniciado', 'em_desenvolvimento', 'finalizado'] as const;
export type DevelopmentStatus = (typeof DEVELOPMENT_STATUSES)[number];

export const TEMPLATES = ['modern', 'elegant'] as const;
export type Template = (typeof TEMPLATES)[number];
