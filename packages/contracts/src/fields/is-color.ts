/** D26: `#RRGGBB` and nothing else reaches a style. Apart from the schema, which first pages do not load. */
export const COLOR = /^#[0-9a-fA-F]{6}$/;

export const isColor = (text: string): boolean => COLOR.test(text);
