/**
 * Writes `.env.example` from the services' configuration schemas; `--check` only checks whether it is up to date.
 * Needs the compiled services. Every variable is listed once, with its description and the services that read it.
 */
import fs from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { serviceNames } from './lib/services.mjs';

const file = inRoot('.env.example');
const HEAD = `# Every variable of the services, one sentence each. Made by \`node scripts/env-example.mjs\`; don't edit by hand.
# docker compose needs only the secrets that \`node scripts/make-env.mjs\` writes into .env; it sets the addresses itself.
# A value behind = is the default; nothing behind it means that there is none.
`;

/** @typedef {{ sentence: string, initial: string, required: boolean, services: string[] }} Variable */

/** @param {{ safeParse(value: unknown): { success: boolean, data?: unknown } }} schema a Zod schema */
function initialOf(schema) {
  const parsed = schema.safeParse(undefined);
  const required = !parsed.success;
  const plain = parsed.success && ['string', 'number'].includes(typeof parsed.data);
  return { required, initial: plain ? String(parsed.data) : '' };
}

/** @returns {Promise<Map<string, Variable>>} */
async function readVariables() {
  const variables = new Map();
  for (const service of serviceNames) {
    const { configSchema } = await import(inRoot('services', service, 'dist/config.js'));
    for (const [name, schema] of Object.entries(configSchema.shape)) {
      const known = variables.get(name);
      if (known) known.services.push(service);
      else
        variables.set(name, {
          sentence: schema.description ?? '',
          services: [service],
          ...initialOf(schema),
        });
    }
  }
  return variables;
}

/** @param {[string, Variable]} entry */
function paragraph([name, { sentence, initial, required, services }]) {
  const readers = services.length === serviceNames.length ? 'all services' : services.join(', ');
  return `# ${sentence} [${readers}${required ? '; required' : ''}]\n${required ? '' : '#'}${name}=${initial}\n`;
}

const variables = await readVariables();
const silent = [...variables].filter(([, { sentence }]) => sentence === '').map(([name]) => name);
if (silent.length > 0) throw new Error(`no sentence about: ${silent.join(', ')}`);
const text = `${HEAD}\n${[...variables].map(paragraph).join('\n')}`;
const upToDate = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
if (process.argv.includes('--check')) {
  if (!upToDate) console.error('.env.example is out of date: node scripts/env-example.mjs');
  process.exitCode = upToDate ? 0 : 1;
} else if (!upToDate) fs.writeFileSync(file, text);
