const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for values of attributes in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');

const IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON as it may stand in a script element: what could end the element or open a comment is written as JSON's own escape,
 * so that the value stays the same (attack 70). In JSON these characters stand inside strings alone.
 */
export const escapeJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (found) => IN_SCRIPT[found] ?? '');
