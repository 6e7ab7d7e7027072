import { bytes } from '../../../packages/contracts/dist/fields/bytes.js';
import { EVERY_CALL } from '../../../packages/contracts/dist/call-errors.js';
import { ERRORS } from '../../../packages/contracts/dist/errors.js';
import { jsonSchema } from '../../../packages/contracts/dist/json-schema.js';
import { inWords } from './in-words.mjs';

/** @typedef {import('./calls.mjs').Call} Call */

const HEAD = `# Calls

Made from the contracts (\`packages/contracts/src/http\`) by \`node scripts/api-docs.mjs\`; don't edit by hand. The same as
OpenAPI: \`docs/openapi.json\`. While developing, the gateway shows it at \`/api/docs\`.

Bodies are JSON unless said otherwise. Unknown fields are ignored. Instants are ISO 8601 in UTC, money is a text with two
decimals. A \`user\` call wants the session's cookie, an \`admin\` call the administrator's.
`;
const WHO = { public: 'anyone', user: 'a logged-in user', admin: 'an administrator', internal: 'services' };

/** The calls as one page of Markdown. @param {{ noun: string, call: Call }[]} calls */
export function markdown(calls) {
  const nouns = [...new Set(calls.map(({ noun }) => noun))];
  const chapters = nouns.map((noun) => {
    const own = calls.filter((one) => one.noun === noun).map(({ call }) => section(call));
    return `## ${noun}\n\n${own.join('\n')}`;
  });
  return `${HEAD}\n${chapters.join('\n')}\n${errors()}`;
}

/** @param {Call} call */
function section(call) {
  const parts = [
    `### ${call.method} ${call.path}\n\n${call.summary}\n\nFor ${WHO[call.who]}.`,
    table('Path', call.params, 'input'),
    table('Query', call.query, 'input'),
    call.takes
      ? `Body: ${call.takes === 'multipart' ? 'a form with one `file`' : 'bytes'}`
      : table('Body', call.body, 'input'),
    ...Object.entries(call.responses).map(([status, schema]) => response(status, schema, call.sends)),
    refusals(call),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** @param {string} status @param {NonNullable<Call['body']>} schema @param {Call['sends']} sends */
function response(status, schema, sends) {
  if (status === '204') return 'Response 204: nothing';
  if (status === '302') return 'Response 302: only the address to go to';
  return sends && schema === bytes
    ? `Response ${status}: ${sends}`
    : table(`Response ${status}`, schema, 'output');
}

/** @param {Call} call */
function refusals({ errors: codes = [] }) {
  return codes.length === 0 ? '' : `Refused with: ${codes.map(named).join(', ')}`;
}

/** @param {keyof typeof ERRORS} code */
const named = (code) => `${ERRORS[code].status} \`${code}\``;

/** @param {string} title @param {Call['body']} schema @param {'input' | 'output'} side */
function table(title, schema, side) {
  if (!schema) return '';
  const whole = /** @type {import('./in-words.mjs').JsonSchema} */ (jsonSchema(schema, side));
  const one = whole['type'] === 'array' ? whole['items'] : whole;
  const rows = Object.entries(one['properties'] ?? {});
  if (rows.length === 0) return `${title}: ${inWords(whole)}`;
  const required = new Set(one['required'] ?? []);
  const lines = rows.map(([name, field]) => {
    const initial = field.default === undefined ? '' : `, else ${JSON.stringify(field.default)}`;
    const must = side === 'input' && required.has(name) ? ' · required' : '';
    return `| \`${name}\` | ${cell(inWords(field) + initial + must)} |`;
  });
  const list = whole['type'] === 'array' ? ', a list of' : '';
  return `${title}${list}:\n\n| field | |\n|---|---|\n${lines.join('\n')}`;
}

/** @param {string} text */
const cell = (text) => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

function errors() {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, error, message }]) =>
      `| ${status} | \`${code}\` | ${cell(error)} | ${cell(message ?? 'the same')} |`,
  );
  return `## Errors (D5)

Every refusal is \`{ error, message, code, requestId }\`, plus \`fields\` (field → sentence) on 422. The refusals of a call are listed
beside it; any call may also get ${EVERY_CALL.map(named).join(', ')}, and
${named('NOT_FOUND')} where its path can name nothing.

| status | code | error | message |
|---|---|---|---|
${rows.join('\n')}
`;
}
