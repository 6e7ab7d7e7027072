/**
 * The code of a system or database error. Not asked with `instanceof`: below Jest, Node's own errors are of
 * another world's class.
 * @param {any} error
 * @returns {string} empty when it has none
 */
export const codeOf = (error) => String(error?.code ?? '');

/**
 * @param {any} error
 * @returns {string} what to tell a person
 */
export const wordsOf = (error) => String(error?.message ?? error);
