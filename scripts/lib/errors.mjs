/**
 * The code of a system or database error. Not asked with `instanceof`: below Jest, Node's own errors are of
 * another world's class.
 * @param {unknown} error
 * @returns {string} empty when it has none
 */
export function codeOf(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/**
 * @param {unknown} error
 * @returns {string} what to tell a person
 */
export function wordsOf(error) {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : String(error);
}
