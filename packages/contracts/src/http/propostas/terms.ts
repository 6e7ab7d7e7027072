/** How an additional service is charged (P106). */
export const RECURRENCES = ['unico', 'mensal', 'anual'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** How many days a link is valid (D15). */
export const VALIDITY_DAYS = { min: 7, usual: 30, max: 180 } as const;

/** Fields of a content that the client does not see, and so no part of what is signed (P108). */
export const OWNER_ONLY = { cliente_telefone: true, validade_dias: true } as const;
