/**
 * The code of a system or database error. Does not use `instanceof`: in Jest, Node's own errors belong to
 * another realm's class.
 * @param {any} error
 * @returns {string} empty when it has none
 */
export const codeOf = (error) => String(error?.code ?? '');

/**
 * @param {any} error
 * @returns {string} a message for people
 */
export const wordsOf = (error) => String(error?.message ?? error);
