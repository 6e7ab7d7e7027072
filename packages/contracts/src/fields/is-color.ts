/** D26: `#RRGGBB` and nothing else reaches a style. Separate from the schema, which first loads do not include. */
export const COLOR = /^#[0-9a-fA-F]{6}$/;

export const isColor = (text: string): boolean => COLOR.test(text);
