/** @typedef {Record<string, any>} JsonSchema */

/** A schema in a few words, for a table cell. @param {JsonSchema} schema @returns {string} */
export function inWords(schema) {
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['enum'])
    return schema['enum'].map((/** @type {unknown} */ one) => JSON.stringify(one)).join(' or ');
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (choices) return choices.map(inWords).join(' or ');
  const type = Array.isArray(schema['type']) ? schema['type'].join(' or ') : schema['type'];
  if (type === 'array') return `list of ${inWords(schema['items'] ?? {})}${bounds(schema, 'Items')}`;
  if (type === 'object') return objectInWords(schema);
  if (type === undefined) return 'any value';
  const format = schema['format'] ?? (schema['pattern'] && `\`${schema['pattern']}\``);
  return `${type}${format ? ` (${format})` : ''}${bounds(schema, 'Length')}${range(schema)}`;
}

/** @param {JsonSchema} schema */
function objectInWords({ properties, additionalProperties }) {
  const names = Object.keys(properties ?? {});
  if (names.length > 0) return `{ ${names.join(', ')} }`;
  return typeof additionalProperties === 'object' ? `object of ${inWords(additionalProperties)}` : 'object';
}

/** @param {JsonSchema} schema @param {'Items' | 'Length'} what */
function bounds(schema, what) {
  const most = schema[`max${what}`];
  return most === undefined ? '' : `, at most ${most}`;
}

/** @param {JsonSchema} schema */
function range({ minimum, maximum }) {
  if (minimum === undefined && maximum === undefined) return '';
  return `, ${minimum ?? '…'} to ${maximum ?? '…'}`;
}
