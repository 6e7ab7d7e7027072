/**
 * The code of a system or database error. Does not use `instanceof`: in Jest, Node's own errors belong to
 * another realm's class.
 * @param {unknown} error
 * @returns {string} empty when it has none
 */
export function codeOf(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/**
 * @param {unknown} error
 * @returns {string} a message for people
 */
export function wordsOf(error) {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : String(error);
}
