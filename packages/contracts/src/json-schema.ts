import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A contract's schema as JSON Schema (as in OpenAPI 3.1): what is sent for requests, what arrives for responses. */
export function jsonSchema(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' });
  return withoutNoise(rest) as JsonSchema;
}

/** Leaves out the limits of JavaScript integers, and patterns that repeat a format: they do not help readers. */
function withoutNoise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNoise);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, item]) =>
      !(name === 'minimum' && item === Number.MIN_SAFE_INTEGER) &&
      !(name === 'maximum' && item === Number.MAX_SAFE_INTEGER) &&
      !(name === 'pattern' && 'format' in value),
  );
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutNoise(item)]));
}
