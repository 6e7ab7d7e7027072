import { parse } from 'secure-json-parse';

/** No contract needs deeper nesting, and it uses stack (attack 137). */
const MAX_DEPTH = 32;
/** No contract has more; parsing 250,000 different ones takes most of a second (attack 137). */
const MAX_KEYS = 10_000;

/**
 * Strict JSON. Throws on: malformed text, `__proto__` and `constructor.prototype` keys, nesting deeper
 * than 32, more than 10,000 keys, and duplicate keys (the standard parser takes the last; two parsers of one text must not
 * get different values).
 */
export function parseStrictJson(text: string): unknown {
  checkShape(text);
  return parse(text, { protoAction: 'error', constructorAction: 'error' });
}

/** One linear walk over the text; the real parser refuses what is malformed. */
function checkShape(text: string): void {
  const open: (Set<string> | null)[] = []; // a Set of keys for an object, null for an array
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) throw new SyntaxError('nested too deeply');
    } else if (char === '}' || char === ']') open.pop();
    else if (char === '"') {
      const end = endOfString(text, i);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        addKey(keys, text.slice(i, end + 1));
        count += 1;
        if (count > MAX_KEYS) throw new SyntaxError('too many keys');
      }
      i = end;
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i;
  }
  throw new SyntaxError('string without end');
}

function isKey(text: string, end: number): boolean {
  let i = end + 1;
  while (text[i] === ' ' || text[i] === '\n' || text[i] === '\r' || text[i] === '\t') i += 1;
  return text[i] === ':';
}

function addKey(keys: Set<string>, quoted: string): void {
  // Escapes are resolved: "a" and "\u0061" are the same key.
  const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
  if (keys.has(key)) throw new SyntaxError('duplicate key');
  keys.add(key);
}
