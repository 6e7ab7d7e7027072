/** D26: `#RRGGBB` and nothing else reaches a style. Separate from the schema, which first loads do not include. */
export const COLOR = /^#[0-9a-fA-F]{6}$/;

export const isColor = (text: string): boolean => COLOR.test(text);

/** P24: the defaults of proposals and companies. */
export const DEFAULT_COLORS = { primaria: '#3B82F6', secundaria: '#8B5CF6' } as const;
