import { type JsonSchema, jsonSchema } from '@acordo/contracts/json-schema';
import type { Call } from '@acordo/contracts/call';

/** Marks any personal data; no text of ours contains it. */
export const CANARY = 'c4n4r10';
export const CANARY_CPF = '390.533.447-05';
export const CANARY_CNPJ = '11.222.333/0001-81';
export const CANARY_PHONE = '(11) 94321-0987';
/** Like a code of a second factor. */
export const CANARY_CODE = '731946';

const bare = (masked: string) => masked.replace(/\D/g, '');
/** A code's digits may be part of an id or a hash by chance, but not a word of their own. */
const FOUND = new RegExp(
  [
    CANARY,
    CANARY_CPF.replaceAll('.', '\\.'),
    bare(CANARY_CPF),
    CANARY_CNPJ.replaceAll('.', '\\.'),
    bare(CANARY_CNPJ),
    CANARY_PHONE.replace(/[()]/g, '\\$&'),
    bare(CANARY_PHONE),
    `(?<![0-9a-f])${CANARY_CODE}(?![0-9a-f])`,
  ].join('|'),
  'i',
);
/** The canary that a text contains, or null. */
export const canaryIn = (text: string): string | null => FOUND.exec(text)?.[0] ?? null;

/** A value that a contract accepts, with a canary in every free text field. */
export function plantedBody({ body }: Pick<Call, 'body'>): unknown {
  return body && sampleOf(jsonSchema(body, 'input'), '');
}

/** A canary in every field, whatever the field accepts. */
export function hostileBody({ body }: Pick<Call, 'body'>): Record<string, unknown> {
  const properties = body ? (jsonSchema(body, 'input')['properties'] ?? {}) : {};
  return Object.fromEntries(Object.keys(properties as object).map((name) => [name, `${CANARY} ${name}`]));
}

/** A path with canaries as parameters, or a valid value of ours where a parameter requires one (`id`). */
export const plantedPath = ({ path }: Pick<Call, 'path'>, id: string): string =>
  path.replace(/:\w+/g, id || encodeURIComponent(`${CANARY}-${'x'.repeat(22)}`));

function sampleOf(schema: JsonSchema, name: string): unknown {
  const { type, properties, items, anyOf, minimum } = schema as {
    type?: string;
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
    minimum?: number;
  };
  const [first] = (schema['enum'] as unknown[] | undefined) ?? [];
  if (first !== undefined) return first;
  if ('const' in schema) return schema['const'];
  if (anyOf) return sampleOf(anyOf.find((one) => one['type'] === 'string') ?? anyOf[0] ?? {}, name);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, sampleOf(field, key)]));
  if (type === 'array') return [sampleOf(items ?? {}, name)];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return textFor(schema, name);
}

function textFor(schema: JsonSchema, name: string): string {
  if (/cpf/i.test(name)) return CANARY_CPF;
  if (/cnpj/i.test(name)) return CANARY_CNPJ;
  if (/telefone/i.test(name)) return CANARY_PHONE;
  if (/^(code|codigo)$/i.test(name)) return CANARY_CODE;
  if (/logo/i.test(name)) return '';
  if (/^cor_|primaria|secundaria/i.test(name)) return '#112233';
  if (/cep/i.test(name)) return '01310-100';
  if (/valor/i.test(name)) return '10.00';
  if (schema['format'] === 'email' || /e?-?mail/i.test(name)) return `${CANARY}@exemplo.com.br`;
  if (schema['format'] === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (schema['format'] === 'date-time') return '2026-11-28T12:00:00.000Z';
  return `${CANARY} ${name}`;
}
