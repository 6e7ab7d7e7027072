import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call, Who } from '@acordo/contracts/call';

const HTTP_CONTRACTS = path.resolve(import.meta.dirname, '../packages/contracts/src/http');

/** Who may make each public call, by `METHOD path`. */
export async function publicCalls(): Promise<Map<string, Exclude<Who, 'internal'>>> {
  const calls = new Map<string, Exclude<Who, 'internal'>>();
  for (const [name, { who }] of await publicContracts()) if (who !== 'internal') calls.set(name, who);
  return calls;
}

/** Every call that any file under contracts' http/ exports, by `METHOD path`. */
export async function publicContracts(): Promise<Map<string, Call>> {
  const files = readdirSync(HTTP_CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => pathToFileURL(path.join(HTTP_CONTRACTS, file)).href);
  const calls = new Map<string, Call>();
  // One after the other: Jest's module loader cannot link two at once.
  for (const file of files)
    for (const call of Object.values((await import(file)) as object).filter(isCall))
      if (call.who !== 'internal') calls.set(`${call.method} ${call.path}`, call);
  return calls;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value && 'who' in value;
