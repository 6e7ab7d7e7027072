const NAME = /^user_?id(\[.*\])?$/i;

/** Every user that a query or body names, in any spelling in which a parameter can be hidden (D6, attack 2). */
export function namedUsers(...parts: unknown[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return [];
    return Object.entries(part)
      .filter(([name]) => NAME.test(name.trim()))
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .map(asText);
  });
}

/** Not String(value): it throws for an object with a `toString` of its own. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
