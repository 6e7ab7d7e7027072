import { bytes } from '../../../packages/contracts/dist/fields/bytes.js';
import { ERRORS } from '../../../packages/contracts/dist/errors.js';
import { jsonSchema } from '../../../packages/contracts/dist/json-schema.js';

/** @typedef {import('./calls.mjs').Call} Call */

const SECURITY = { public: [], user: [{ user: [] }], admin: [{ admin: [] }], internal: [] };
const MEDIA = { multipart: 'multipart/form-data', raw: 'application/octet-stream' };
const ERROR = { $ref: '#/components/schemas/Error' };

/** OpenAPI 3.1 of the calls. @param {{ noun: string, call: Call }[]} calls */
export function openApi(calls) {
  /** @type {Record<string, Record<string, unknown>>} */
  const paths = {};
  for (const { noun, call } of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(noun, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Acordo',
      version: '1',
      description: 'Made from the contracts by `node scripts/api-docs.mjs`.',
    },
    paths,
    components: { schemas: { Error: errorSchema() }, securitySchemes },
  };
}

const securitySchemes = {
  user: {
    type: 'apiKey',
    in: 'cookie',
    name: 'acordo_sessao',
    description: 'With https: __Host-acordo_sessao',
  },
  admin: {
    type: 'apiKey',
    in: 'cookie',
    name: 'acordo_admin',
    description: 'With https: __Host-acordo_admin',
  },
};

/** @param {string} noun @param {Call} call */
function operation(noun, call) {
  return {
    tags: [noun],
    summary: call.summary,
    security: SECURITY[call.who],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body || call.takes ? { requestBody: requestBody(call) } : {}),
    responses: {
      ...responses(call),
      ...refusals(call),
      default: { description: 'Refused (D5)', content: json(ERROR) },
    },
  };
}

/** @param {'path' | 'query'} place @param {Call['params']} schema */
function parameters(place, schema) {
  if (!schema) return [];
  const { properties = {}, required = [] } = /** @type {Record<string, any>} */ (jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

/** @param {Call} call */
function requestBody({ body, takes }) {
  if (takes) return { required: true, content: { [MEDIA[takes]]: { schema: uploaded[takes] } } };
  return { required: true, content: json(body ? jsonSchema(body, 'input') : {}) };
}

const file = { type: 'string', contentMediaType: 'application/octet-stream' };
const uploaded = { multipart: { type: 'object', properties: { file }, required: ['file'] }, raw: file };

/** @param {Call} call */
function responses({ responses: given, sends }) {
  return Object.fromEntries(
    Object.entries(given).map(([status, schema]) => {
      if (status === '204') return [status, { description: 'Done' }];
      if (status === '302') return [status, { description: 'Go on at Location' }];
      const content = sends && schema === bytes ? { [sends]: {} } : json(jsonSchema(schema, 'output'));
      return [status, { description: 'Good', content }];
    }),
  );
}

/** By status, since one may have several reasons. @param {Call} call */
function refusals({ errors: codes = [] }) {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  const of = (/** @type {number} */ status) => codes.filter((code) => ERRORS[code].status === status);
  return Object.fromEntries(
    statuses.map((status) => [status, { description: of(status).join(', '), content: json(ERROR) }]),
  );
}

/** @param {object} schema */
const json = (schema) => ({ 'application/json': { schema } });

function errorSchema() {
  const text = { type: 'string' };
  return {
    type: 'object',
    required: ['error', 'message', 'code', 'requestId'],
    properties: {
      error: text,
      message: text,
      code: { type: 'string', enum: Object.keys(ERRORS) },
      requestId: text,
      fields: { type: 'object', additionalProperties: text },
    },
  };
}
